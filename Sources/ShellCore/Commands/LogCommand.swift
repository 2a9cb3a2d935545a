import ActionSyntax

extension Command {
  static let log = Command(
    name: "log", usage: "log [N|TEXT]", summary: "List the actions and what each one changed",
    details: """
      Without an argument, it lists all actions, or the most recent ones if there are
      very many. `log N` lists the last N, and `log TEXT` those that contain a text,
      in which `*` matches any characters. `show N` prints an action in full, and
      `goto N` goes to the state after it.
        log
        log 5
        log amountControl
        log *.binding(*)
      """,
    meaning: .inspects(.feature, reads: .history),
    argument: .none
  ) { context, input in
    let loaded = try context.requireFeature()
    let list = LogList(snapshots: loaded.store.snapshots)
    let earlier = context.earlierRuns
    guard !input.rest.isEmpty else { return Output(text: list.overview(after: earlier)) }
    if let count = Int(input.rest) {
      guard count > 0 else {
        throw ShellError(
          .invalidValue, "`log` needs a count of at least 1", in: input.line, at: input.restOffset,
          hint: "expected a positive number")
      }
      return Output(text: list.text(ofLast: count))
    }
    guard let found = list.text(matching: LabelPattern(input.rest)) else {
      throw ShellError(
        .notThere, "no line of the log contains `\(abbreviated(input.rest))`", in: input.line,
        at: input.restOffset, hint: "`log` lists them all")
    }
    return Output(text: found)
  }
}

extension CommandContext {
  /// One line for each feature that ended before the running one, since the start of an exercise if one is played, and one for the running one if
  /// any has ended.
  fileprivate var earlierRuns: [String] {
    // During an exercise, what was done before it would hide what the exercise is about.
    let first = learning.run?.start.run ?? 0
    let earlier = features.earlier.filter { $0.run >= first }
    guard let loaded, !earlier.isEmpty else { return [] }
    let ended = earlier.map { feature in
      let count = feature.store.snapshots.position
      let actions = count == 1 ? "1 action" : "\(count) actions"
      return "\(abbreviated(journal.runs[feature.run].command))  \(actions)"
    }
    return ended + [abbreviated(journal.runs[loaded.run].command)]
  }
}
