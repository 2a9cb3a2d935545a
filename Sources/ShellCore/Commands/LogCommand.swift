enum LogCommand {
  static let command = Command(
    name: "log", summary: "List the actions and what each one changed",
    details: """
      Without an argument, it lists all actions, or the most recent ones if there are
      very many. `log N` lists the last N, and `log TEXT` those that contain a text,
      in which `*` matches any characters. `show N` prints an action in full, and
      `goto N` goes to the state after it.
        log
        log 5
        log amountControl
        log *.binding(*)
      `log --json` writes the actions with their states; see docs/Formats.md.
        log --json
      """,
    meaning: .inspects(.feature, reads: .history),
    isForBeginners: true,
    arguments: .text("[N|TEXT|--json]", files: []),
    needs: \.past, \.features, \.journal, \.course
  ) { text, loaded, features, journal, course in
    if text.text == "--json" { return Output(text: SessionJSON.log(of: loaded)) }
    let list = LogList(snapshots: loaded.store.snapshots)
    guard !text.isEmpty else {
      let first = course.learning.run?.start.run ?? 0
      return list.overview(after: earlierRuns(loaded, features, journal, from: first))
    }
    if let count = Int(text.text) {
      guard count > 0 else {
        throw text.error(
          .invalidValue, "`log` needs a count of at least 1",
          hint: "expected a positive number")
      }
      return list.output(ofLast: count)
    }
    guard let found = list.output(matching: LabelPattern(text.text)) else {
      throw text.error(
        .notThere, "no line of the log contains `\(abbreviated(text.text))`",
        hint: "`log` lists them all")
    }
    return found
  }

  /// One line for each feature that ended before the running one, and one for the running one if any has ended.
  ///
  /// - Parameter first: The first run to list. During an exercise, what was done before it would hide what the exercise is
  ///   about.
  @MainActor
  private static func earlierRuns(
    _ loaded: RunningFeature, _ features: SessionFeatures, _ journal: Journal, from first: Int
  ) -> [String] {
    let earlier = features.earlier.filter { $0.run >= first }
    guard !earlier.isEmpty else { return [] }
    let ended = earlier.map { feature in
      let count = feature.store.snapshots.position
      let actions = count == 1 ? "1 action" : "\(count) actions"
      return "\(abbreviated(journal.runs[feature.run].command))  \(actions)"
    }
    return ended + [abbreviated(journal.runs[loaded.run].command)]
  }
}
