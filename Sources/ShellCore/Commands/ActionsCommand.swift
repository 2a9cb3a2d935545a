enum ActionsCommand {
  static let command = Command(
    name: "actions", summary: "List the actions that you can send",
    details: """
      Values that you have to type are shown as their types. A binding also shows the
      current value of its field.
        actions
        actions amountControl
        actions binding
      """,
    meaning: .inspects(.feature, reads: []),
    isForBeginners: true, arguments: .text("[PREFIX]", files: [], completion: .action),
    needs: \.loaded
  ) { prefix, loaded in
    let actions = loaded.scopedActions
    let found = actions.catalog.forms(prefix: prefix.text[...])
    guard !found.isEmpty else {
      if let obstacle = Typability.obstacle(to: actions.actionType) {
        throw InputError(
          Typability.code(of: actions.actionType), obstacle, in: prefix.line, at: 0)
      }
      throw prefix.error(
        .unknownCase, "no action begins with `\(abbreviated(prefix.text))`",
        hint: "`actions` lists them all",
        suggestion: actions.catalog.nearest(toPath: prefix.text))
    }
    return Output(text: found.map(\.rendered).joined(separator: "\n"))
  }
}
