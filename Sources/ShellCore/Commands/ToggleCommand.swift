enum ToggleCommand {
  static let command = Command(
    name: "toggle", summary: "Toggle a Bool field that is bindable",
    details: """
      Does the same as `set FIELD true` if the field is false, and vice versa.
        toggle isToggled
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    arguments: .text("FIELD", files: [], completion: .toggle),
    needs: \.fields
  ) { text, fields in
    let word = try text.input.oneWord("a field", hint: fields.hint)
    return try fields.toggle(word.text, in: word.line, at: word.offset)
  }
}
