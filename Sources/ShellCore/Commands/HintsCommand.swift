import ActionSyntax

extension Command {
  static let hints = Command(
    name: "hints", usage: "hints [on|off]",
    summary: "Show how a line can continue, in gray",
    details: """
      If a line can continue in only one way, the rest is shown after the cursor; the
      right arrow key accepts it. After a command, its arguments are shown. Without an
      argument, it shows the current setting.
        hints off
        hints
      """,
    meaning: .changesSettings(.terminal),
    argument: .words(["on", "off"])
  ) { context, input in
    guard !input.rest.isEmpty else {
      return Output(text: context.display.showsHints ? "hints are on" : "hints are off")
    }
    context.display.showsHints = try input.isOn()
    return Output()
  }
}

extension CommandInput {
  /// Whether the only argument is `on`. Throws unless it is `on` or `off`.
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
