enum GotoCommand {
  static let command = Command(
    name: "goto", summary: "Go to the state after an action in `log`",
    details: """
      You can go back or forward. 0 is the initial state.
        goto 3
        goto 0
      """,
    meaning: .travels,
    arguments: .word("N", "an action's number"),
    needs: \.past, \.journal, \.traveler, \.recording
  ) { word, loaded, journal, traveler, recording in
    let log = loaded.store.snapshots
    let number = try word.actionNumber(in: log, from: log.first - 1)
    let destination = journal.destinations.afterAction(number)
    try recording.check(reaches: destination, isNamed: true)
    let what =
      log.action(number).map { ActionLine.of($0, cutTo: ActionLine.width) }
      ?? (number == 0 ? "the initial state" : "before the oldest action in history")
    return traveler.travel(to: destination, in: loaded, "at \(number) of \(log.last)  \(what)")
  }
}

extension CommandArgument {
  /// The argument as the number of an action.
  ///
  /// - Parameter first: The lowest number that is accepted.
  @MainActor
  func actionNumber(in log: any ActionSnapshots, from first: Int) throws -> Int {
    if let number = Int(text), first <= number, number <= log.last { return number }
    guard Int(text) == nil else {
      throw error(
        .notThere, "action `\(abbreviated(text))` does not exist", hint: expectation(first, log))
    }
    let same = (max(first, 1)..<max(first, log.last + 1, 1)).last { number in
      log.action(number).map { ActionLine.of($0) == text } ?? false
    }
    throw error(
      .invalidValue, "`\(abbreviated(text))` is not the number of an action",
      hint: expectation(first, log), suggestion: same.map { "\($0)" })
  }

  @MainActor
  private func expectation(_ first: Int, _ log: any ActionSnapshots) -> String {
    guard log.last > 0 else { return "no action has been sent yet" }
    let range = first == log.last ? "expected \(first)" : "expected \(first) to \(log.last)"
    return log.first > 1 ? "\(range): older ones were discarded" : range
  }
}
