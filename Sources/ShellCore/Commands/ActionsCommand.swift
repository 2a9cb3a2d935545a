import ActionSyntax
import ComposableArchitecture

extension Command {
  static let actions = Command(
    name: "actions", usage: "actions [PREFIX]", summary: "List the actions that you can send",
    details: """
      Values that you have to type are shown as their types. A binding also shows the
      current value of its field.
        actions
        actions amountControl
        actions binding
      """,
    meaning: .inspects(.feature, reads: []),
    isForBeginners: true, argument: .action
  ) { context, input in
    let actions = try context.requireFeature().scopedActions
    let found = actions.catalog.forms(prefix: input.rest[...])
    guard !found.isEmpty else {
      if let obstacle = Typability.obstacle(to: actions.actionType) {
        throw ShellError(
          Typability.code(of: actions.actionType), obstacle, in: input.line, at: 0)
      }
      throw ShellError(
        .unknownCase, "no action begins with `\(abbreviated(input.rest))`", in: input.line,
        at: input.restOffset, hint: "`actions` lists them all")
    }
    return Output(text: found.map(\.rendered).joined(separator: "\n"))
  }
}
