extension Command {
  static let toggle = Command(
    name: "toggle", usage: "toggle FIELD", summary: "Toggle a Bool field that is bindable",
    details: """
      Does the same as `set FIELD true` if the field is false, and vice versa.
        toggle isToggled
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    argument: .toggle
  ) { context, input in
    let word = try input.oneWord("a field", hint: context.bindableHint)
    return try context.toggle(word.text, in: input.line, at: word.offset)
  }
}
