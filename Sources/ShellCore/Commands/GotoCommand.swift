import ActionSyntax

extension Command {
  static let goto = Command(
    name: "goto", usage: "goto N", summary: "Go to the state after an action in `log`",
    details: """
      You can go back or forward. 0 is the initial state.
        goto 3
        goto 0
      """,
    meaning: .travels,
    argument: .none
  ) { context, input in
    let loaded = try context.requireFeature()
    let log = loaded.store.snapshots
    let number = try input.actionNumber(in: log, from: log.first - 1)
    let destination = context.journal.destination(afterAction: number)
    try context.checkRecording(reaches: destination, isNamed: true)
    let what =
      log.action(number).map { ActionLine.of($0, cutTo: ActionLine.width) }
      ?? (number == 0 ? "the initial state" : "before the oldest action in history")
    return context.travel(to: destination, in: loaded, "at \(number) of \(log.last)  \(what)")
  }
}

extension CommandInput {
  /// The argument as the number of an action.
  ///
  /// - Parameter first: The lowest number that is accepted.
  @MainActor
  func actionNumber(in log: any ActionSnapshots, from first: Int) throws -> Int {
    let word = try oneWord("an action's number")
    if let number = Int(word.text), first <= number, number <= log.last { return number }
    throw ShellError(
      .notThere, "action `\(abbreviated(word.text))` does not exist", in: line, at: word.offset,
      hint: expectation(first, log))
  }

  @MainActor
  private func expectation(_ first: Int, _ log: any ActionSnapshots) -> String {
    guard log.last > 0 else { return "no action has been sent yet" }
    let range = first == log.last ? "expected \(first)" : "expected \(first) to \(log.last)"
    return log.first > 1 ? "\(range): older ones were discarded" : range
  }
}
