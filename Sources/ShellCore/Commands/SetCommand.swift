enum SetCommand {
  static let command = Command(
    name: "set", summary: "Write a @BindingState field, as a view does",
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
    return try fields.set(field.text, in: field.line, at: field.offset)
  }
}
