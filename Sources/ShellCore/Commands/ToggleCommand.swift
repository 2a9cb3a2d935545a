extension Command {
  static let toggle = Command(
    name: "toggle", usage: "toggle FIELD", summary: "Toggle a Bool field that is bindable",
    details: """
      Does the same as `set FIELD true` if the field is false, and vice versa.
        toggle isToggled
      """,
    argument: .toggle
  ) { session, input in
    let word = try input.oneWord("a field", hint: session.bindableHint)
    return try session.toggle(word.text, in: input.line, at: word.offset)
  }
}
