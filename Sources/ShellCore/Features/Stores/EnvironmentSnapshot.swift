import ComposableArchitecture

/// The values beside the state of a feature, as they were at one moment.
struct EnvironmentSnapshot: Sendable {
  /// The number of the effect that started last.
  var effects = 0
  /// The dependencies that `deps` has overridden.
  var overrides: [DependencyOverride] = []
  /// The time on the clock, the count of UUIDs, the sequence of random numbers.
  fileprivate(set) var dependencies: DependencyHistory.Snapshot?
  /// The contents of shared values and of their storages.
  fileprivate(set) var shared: SharedHistory.Snapshot?
  /// The intervals in which effects are throttled; `nil` if there are none.
  var throttling: ThrottleIntervals?

  init(effects: Int = 0) { self.effects = effects }
}

extension EnvironmentSnapshot: Equatable {
  /// What is throttled changes only with an action, so it is not compared.
  static func == (first: Self, second: Self) -> Bool {
    (first.effects, first.overrides) == (second.effects, second.overrides)
      && (first.dependencies, first.shared) == (second.dependencies, second.shared)
  }
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
