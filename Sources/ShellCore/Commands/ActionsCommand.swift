import ComposableArchitecture

extension Command {
  static let actions = Command(
    name: "actions", usage: "actions [PREFIX]", summary: "list what can be sent here",
    details: """
      Types stand where values are typed; for a binding, the field's present value is
      shown as well.
        actions
        actions amountControl
        actions binding
      """,
    isForBeginners: true, argument: .action
  ) { session, input in
    let catalog = session.scopedActions(try session.requireFeature(in: input.line)).catalog
    let found = catalog.forms(prefix: input.rest[...])
    guard !found.isEmpty else {
      throw ShellError(
        .unknownCase, "no action begins with `\(abbreviated(input.rest))`", in: input.line,
        at: input.restOffset, hint: "`actions` lists them all")
    }
    return Output(text: found.map(\.rendered).joined(separator: "\n"))
  }
}
