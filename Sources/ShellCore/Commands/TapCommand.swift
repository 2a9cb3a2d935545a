enum TapCommand {
  static let command = Command(
    name: "tap", summary: "Tap a control on the screen",
    details: """
      A button performs its action, and a toggle is toggled. Use the control's label
      or its first words, in upper or lower case, or its number in `screen`.
        tap Register
        tap 2
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    isForBeginners: true,
    arguments: .text(
      "LABEL|N", required: "a control", hint: "expected a label or a number; `screen` shows them",
      files: [], completion: .control),
    needs: \.controls
  ) { text, controls in
    try controls.work(text.input) { line in
      let control = try line.control()
      return ControlRequest(
        control: control, perform: { () throws(ControlFailure) in try control.tap() },
        refusal: ControlRefusal(line: line, control: control))
    }
  }
}
