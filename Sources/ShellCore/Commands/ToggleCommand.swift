extension Command {
  static let toggle = Command(
    name: "toggle", usage: "toggle FIELD", summary: "turn a bindable Bool over",
    details: """
      As `set FIELD true` where it is false, and the other way round:
        toggle isToggled
      """,
    argument: .toggle
  ) { session, input in
    let word = try input.oneWord("a field", hint: session.bindableHint)
    return try session.toggle(word.text, in: input.line, at: word.offset)
  }
}
