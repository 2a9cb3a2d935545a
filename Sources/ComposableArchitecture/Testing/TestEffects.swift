/// The effects in flight in a ``TestStore``.
struct TestEffects {
  /// By number.
  private var running: [Int: RunningEffect] = [:]
  /// The numbers of the effects in flight that the test has skipped.
  private var skipped: Set<Int> = []
  /// The numbers of effects that a failure has already named.
  private var named: Set<Int> = []

  mutating func add(_ effect: RunningEffect) { running[effect.number] = effect }

  mutating func remove(_ effect: RunningEffect) {
    running[effect.number] = nil
    named.remove(effect.number)
    skipped.remove(effect.number)
  }

  var isEmpty: Bool { running.isEmpty }

  /// Whether effects are in flight that the test has not skipped.
  var areInFlight: Bool { running.keys.contains { !skipped.contains($0) } }

  /// Whether an effect waits for something external.
  var isAnythingOutside: Bool { running.values.contains { !$0.isAsleep } }

  /// Skips all effects in flight: they continue, but the test does not have to wait for their ends.
  ///
  /// - Returns: Whether there were any.
  mutating func skip() -> Bool {
    defer { skipped.formUnion(running.keys) }
    return areInFlight
  }

  /// Returns the effects in flight that the test has not skipped and no failure has named, oldest first.
  /// From now on, a failure has named them.
  ///
  /// - Parameter task: If not `nil`, only its effects are returned.
  mutating func nameUnnamed(of task: StoreTask? = nil) -> [RunningEffect] {
    let unnamed = running.values
      .filter { !named.contains($0.number) && !skipped.contains($0.number) }
      .filter { task == nil || $0.group === task?.group }
    named.formUnion(unnamed.map(\.number))
    return unnamed.sorted { $0.number < $1.number }
  }
}

extension RunningEffect {
  /// Whether the effect is asleep on a controlled clock.
  package var isAsleep: Bool { sleeping.load(ordering: .acquiring) > 0 }
}
