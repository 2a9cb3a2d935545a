enum SetCommand {
  static let command = Command(
    name: "set", summary: "Write a field that is bindable, as a view does",
    details: """
      The value of a string field is the rest of the line.
        set displayName 홍길동
        set isToggled true
        set digest .weekly
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    arguments: .text("FIELD VALUE", files: [], completion: .field),
    needs: \.fields
  ) { text, fields in
    guard let field = text.input.words.first else {
      throw text.missing("`set` needs a field and a value", hint: fields.hint)
    }
    if CompilerSettings.values[field.text] != nil, !fields.has(field.text) {
      throw field.error(
        .unknownField, "`set` writes a field, and the state has none named `\(field.text)`",
        hint: "`doctor \(field.text) ...` shows what an app with this setting would be told")
    }
    return try fields.set(field.text, in: field.line, at: field.offset)
  }
}
