enum TimeCommand {
  static let command = Command(
    name: "time", summary: "Measure how long reducing actions takes",
    details: """
      An action is reduced 1,000 times, or another number of times, or for a second.
      Each reducer is listed with the time that it and its parts take in the fastest
      run in which each part is measured, which takes longer than the others. Without
      an action, the actions of the session are reduced again, each in the state in
      which it was sent, and the times are added. Effects are not started, and the
      session stays as it is.
        time
        time .amountControl(.plusButtonTapped)
        time 20 .amountControl(.plusButtonTapped)
      """,
    meaning: .inspects(.feature, reads: []),
    arguments: Arguments(
      usage: "[N] [ACTION]", files: [], completion: .action, read: TimeRequest.init),
    needs: \.loaded, \.entry
  ) { request, loaded, entry in
    guard let action = request.action else { return try ofSession(loaded, request) }
    let typed = try loaded.scopedActions.action(in: action.line, from: action.offset)
    let root = try loaded.rootAction(embedding: typed)
    let measured = loaded.store.measure(
      root, after: nil, runs: request.runs ?? 1_000, limit: .seconds(1))
    entry.note(.measured(measured.steps.duration))
    let runs = measured.runs == 1 ? "1 run" : "\(countText(measured.runs)) runs"
    return output(
      "\(runs), \(MeasuredTime.of(measured.average)) on average", measured.steps)
  }

  /// Measures the actions that have led to the present state.
  @MainActor
  private static func ofSession(
    _ loaded: RunningFeature, _ request: TimeRequest
  ) throws -> Output {
    let (store, snapshots) = (loaded.store, loaded.store.snapshots)
    // What a feature of 2.0 changes without an action cannot be repeated.
    let actions = (snapshots.first..<max(snapshots.first, snapshots.position + 1))
      .compactMap(snapshots.action).filter { !($0.action is FeatureChange) }
    guard !actions.isEmpty else {
      throw request.argument.missing(
        "the session has no actions yet", hint: "expected an action; `actions` lists them")
    }
    var (steps, measured, average): ([ReducerStep], Int, Duration) = ([], 0, .zero)
    let start = ContinuousClock.now
    for action in actions where ContinuousClock.now - start < .seconds(2) {
      let one = store.measure(
        action.action, after: action.number - 1, runs: request.runs ?? 10,
        limit: .milliseconds(100))
      measured += 1
      average += one.average
      steps = steps.adding(one.steps)
    }
    let part = measured < actions.count ? " of \(countText(actions.count))" : ""
    let count = "\(countText(measured))\(part) action\(actions.count == 1 ? "" : "s")"
    return output("\(count), \(MeasuredTime.of(average)) in total", steps)
  }

  private static func output(_ result: String, _ steps: [ReducerStep]) -> Output {
    let lines = ["\(result); the session is unchanged"] + TraceText.lines(steps)
    return Output(text: lines.joined(separator: "\n"))
  }
}

/// `time`, `time .action`, `time 20 .action`.
private struct TimeRequest {
  let argument: CommandArgument
  let runs: Int?
  let action: CommandArgument?

  init(_ input: CommandInput) throws {
    argument = input.argument
    let number = input.words.first.flatMap { word in Int(word.text).map { (word, $0) } }
    if let (word, runs) = number, !(1...1_000_000).contains(runs) {
      throw word.error(
        .invalidValue, "`\(word.text)` is not a number of runs", hint: "expected 1 to 1,000,000")
    }
    runs = number?.1
    let rest = number == nil ? input.words.first : input.words.dropFirst().first
    action = rest.map { first in
      CommandArgument(
        input: input, text: String(input.line.dropFirst(first.offset)), offset: first.offset)
    }
  }
}

extension [ReducerStep] {
  /// The steps of two actions. A step that both have takes the time of both.
  fileprivate func adding(_ others: [ReducerStep]) -> [ReducerStep] {
    var (sum, next) = (self, 0)
    for other in others {
      let index = sum[next...].firstIndex { $0.name == other.name && $0.place == other.place }
      if let index {
        let parts = sum[index].parts.adding(other.parts)
        let duration = (sum[index].duration ?? .zero) + (other.duration ?? .zero)
        sum[index] = ReducerStep(
          name: other.name, place: other.place, outcome: .ran, before: (), after: (), effects: [],
          parts: parts, duration: duration)
      } else {
        sum.insert(other, at: next)
      }
      next = (index ?? next) + 1
    }
    return sum
  }
}
