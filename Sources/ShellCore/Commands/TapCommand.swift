import ActionSyntax
import ComposableArchitecture
import TerminalUI

extension Command {
  static let tap = Command(
    name: "tap", usage: "tap LABEL|N", summary: "Tap a control on the screen",
    details: """
      A button performs its action, and a toggle is toggled. Use the control's label
      or its first words, in upper or lower case, or its number in `screen`.
        tap Register
        tap 2
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    argument: .control
  ) { context, input in
    guard !input.rest.isEmpty else {
      throw ShellError(
        .missingInput, "`tap` needs a control", in: input.line, at: input.line.count,
        hint: "expected a label or a number; `screen` shows them")
    }
    return try context.work(input) { line in
      let control = try line.control()
      return ControlRequest(
        control: control, perform: { () throws(ControlFailure) in try control.tap() },
        refusal: ControlRefusal(line: line, control: control))
    }
  }
}
