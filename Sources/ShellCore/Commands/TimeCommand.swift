import ComposableArchitecture

enum TimeCommand {
  static let command = Command(
    name: "time", summary: "Measure how long reducing an action takes",
    details: """
      The action is reduced 1,000 times, or for a second. Each reducer is listed with
      the time that it and its parts take in the fastest run. Effects are not started,
      and the session stays as it is.
        time .amountControl(.plusButtonTapped)
      """,
    meaning: .inspects(.feature, reads: []),
    arguments: .text(
      "ACTION", required: "an action", hint: "expected an action; `actions` lists them",
      files: [], completion: .action),
    needs: \.loaded, \.entry
  ) { action, loaded, entry in
    let typed = try loaded.scopedActions.action(in: action.line, from: action.offset)
    let root = try loaded.rootAction(embedding: typed)
    let measured = loaded.store.measure(root, runs: 1_000, limit: .seconds(1))
    entry.note(.measured(measured.steps.compactMap(\.duration).reduce(.zero, +)))
    let runs = measured.runs == 1 ? "1 run" : "\(countText(measured.runs)) runs"
    return Output(
      text: ([
        "\(runs), \(MeasuredTime.of(measured.average)) on average; the session is unchanged"
      ] + TraceText.lines(measured.steps)).joined(separator: "\n"))
  }
}
