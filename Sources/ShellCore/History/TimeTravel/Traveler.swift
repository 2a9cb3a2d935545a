/// Performs what ``Destination`` decides: cancels effects, restores the state and its environment,
/// and moves the journal's cursor.
@MainActor
struct Traveler {
  let features: SessionFeatures
  let entries: SessionEntries
  let output: OutputCollector

  /// Moves to a position in the history of the running feature.
  ///
  /// - Parameter text: The first line of the output.
  func travel(to destination: Destination, in loaded: RunningFeature, _ text: String)
    -> Output
  {
    features.drawing.isGivenUp = false
    let snapshots = loaded.store.snapshots
    let environment =
      destination.environment ?? snapshots.environment(after: destination.action)
    let running = Set(loaded.store.runningEffects.map(\.number))
    let cancelled = rewind(loaded, to: destination.action, environment ?? EnvironmentSnapshot())
    let lost = loaded.store.effects(
      inFlightAfter: destination.action, last: environment?.effects ?? 0,
      at: environment.flatMap(loaded.store.time(in:))
    ).filter { !running.contains($0.number) }.map { "not restored: \(EffectList.name(of: $0))" }
    entries.travel(to: destination)
    features.move(to: destination.scope.living(in: loaded.store.state))
    let shared = ClassInstances(in: loaded.store.state).travelNotes
    return Output(text: ([text] + cancelled + lost + shared).joined(separator: "\n"))
  }

  /// Switches to the feature before the running one, or to the next.
  ///
  /// - Returns: The effects that were cancelled.
  func travel(toFeature step: Int, leaving loaded: RunningFeature) -> [String] {
    features.drawing.isGivenUp = false
    let cancelled = stop(loaded)
    features.move(by: step)
    if let run = features.running?.run { entries.travel(toRun: run) }
    return cancelled
  }

  /// Cancels the effects of a feature that is no longer running.
  ///
  /// - Returns: The effects that were cancelled, and what they printed at their end.
  func stop(_ loaded: RunningFeature) -> [String] {
    rewind(loaded, to: loaded.store.snapshots.position, loaded.store.environment)
  }

  private func rewind(
    _ loaded: RunningFeature, to action: Int, _ environment: EnvironmentSnapshot
  ) -> [String] {
    let command = CommandInput(entries.line).name
    let (cancelled, texts) = output.collecting {
      loaded.store.travel(to: action, environment, by: command)
    }
    return cancelled.map { "cancelled \(EffectList.name(of: $0))" } + texts
  }

  /// Names a change: `2  .load and 2 more`, `5 to 7  advance 3s`, `advance 500ms`.
  func name(of destination: Destination, in loaded: RunningFeature) -> String {
    let line = destination.namingEntry.map { abbreviated(entries.journal.entries[$0].line) }
    let count = destination.actions.count
    guard count > 0 else { return line ?? "" }
    let first = destination.actions.lowerBound
    let numbers = count == 1 ? "\(first)" : "\(first) to \(destination.actions.upperBound - 1)"
    if let line { return "\(numbers)  \(line)" }
    guard let action = loaded.store.snapshots.action(first) else { return "\(numbers)  " }
    let more = count == 1 ? "" : " and \(count - 1) more"
    return "\(numbers)  \(ActionLine.of(action, cutTo: ActionLine.width))\(more)"
  }
}
