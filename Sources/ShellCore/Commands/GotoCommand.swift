import ActionSyntax

extension Command {
  static let goto = Command(
    name: "goto", usage: "goto N", summary: "Go to the state after an action in `log`",
    details: """
      You can go back or forward. 0 is the initial state.
        goto 3
        goto 0
      """
  ) { session, input in
    let loaded = try session.requireFeature(in: input.line)
    let log = loaded.store.log
    let number = try session.actionNumber(input, in: loaded, from: log.first - 1)
    return try session.goTo(number, in: loaded)
  }
}

extension Session {
  /// The number of an action that stands behind a command.
  ///
  /// - Parameter first: The least that it may be.
  func actionNumber(_ input: CommandInput, in loaded: Loaded, from first: Int) throws -> Int {
    let word = try input.oneWord("an action's number")
    let log = loaded.store.log
    if let number = Int(word.text), first <= number, number <= log.last { return number }
    throw ShellError(
      .notThere, "there is no action `\(abbreviated(word.text))`", in: input.line, at: word.offset,
      hint: expectation(first, log))
  }

  private func expectation(_ first: Int, _ log: any ActionLog) -> String {
    guard log.last > 0 else { return "no action was sent yet" }
    let range = first == log.last ? "expected \(first)" : "expected \(first) to \(log.last)"
    return log.first > 1 ? "\(range): older ones are gone" : range
  }
}
