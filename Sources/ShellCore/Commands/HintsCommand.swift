import ActionSyntax

extension Command {
  static let hints = Command(
    name: "hints", usage: "hints [on|off]",
    summary: "show how a line may go on, in grey",
    details: """
      A line's only way to go on stands behind the cursor; the right arrow takes it.
      Behind a command stands what it takes. Without a word it says which one holds.
        hints off
        hints
      """,
    argument: .words(["on", "off"])
  ) { session, input in
    guard !input.rest.isEmpty else {
      return Output(text: session.showsHints ? "hints on" : "hints off")
    }
    session.showsHints = try input.isOn()
    return Output()
  }
}

extension CommandInput {
  /// Whether the one word behind the name is `on`; anything but on and off is refused.
  func isOn() throws -> Bool {
    let word = try oneWord("on or off")
    guard ["on", "off"].contains(word.text) else {
      throw ShellError(
        .invalidValue, "`\(name)` is on or off, not `\(abbreviated(word.text))`", in: line,
        at: word.offset, hint: "expected on or off")
    }
    return word.text == "on"
  }
}
