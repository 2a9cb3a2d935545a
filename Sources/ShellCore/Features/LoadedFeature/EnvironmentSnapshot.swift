import ComposableArchitecture

/// The values beside the state of a feature, as they were at one moment.
struct EnvironmentSnapshot: Equatable, Sendable {
  /// The number of the effect that started last.
  var effects = 0
  /// The dependencies that `deps` has overridden.
  var overrides: [DependencyOverride] = []
  /// The time on the clock, the count of UUIDs, the sequence of random numbers.
  fileprivate(set) var dependencies: DependencyHistory.Snapshot?
  /// The contents of shared values and of their storages.
  fileprivate(set) var shared: SharedHistory.Snapshot?
}

/// Everything beside a feature's state that moves on while the feature runs, and that time travel sets back.
struct FeatureEnvironment {
  let dependencies: DependencyHistory
  let shared: SharedHistory

  /// Where everything is now.
  ///
  /// - Parameters:
  ///   - effects: The number of the effect that started last.
  ///   - previous: An earlier snapshot. The result shares its memory as far as nothing has moved.
  func snapshot(effects: Int, after previous: EnvironmentSnapshot?) -> EnvironmentSnapshot {
    var snapshot = EnvironmentSnapshot(effects: effects)
    snapshot.dependencies = dependencies.snapshot(after: previous?.dependencies)
    snapshot.shared = shared.snapshot()
    return snapshot
  }

  /// The time on the feature's clock.
  func now(in snapshot: EnvironmentSnapshot) -> Duration? {
    snapshot.dependencies.flatMap(dependencies.now)
  }

  /// Restores all values.
  func restore(_ snapshot: EnvironmentSnapshot) {
    if let values = snapshot.dependencies { dependencies.restore(values) }
    if let values = snapshot.shared { shared.restore(values) }
  }
}
