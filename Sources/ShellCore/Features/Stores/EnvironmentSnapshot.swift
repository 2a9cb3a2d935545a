/// The values beside the state of a feature, as they were at one moment.
///
/// It is a reference to values that never change, because a session keeps a snapshot for each action, and most are equal to the one
/// before.
struct EnvironmentSnapshot: Sendable {
  fileprivate final class Values: Sendable {
    let effects: Int
    let overrides: [DependencyOverride]
    let dependencies: DependencyHistory.Snapshot?
    let shared: SharedHistory.Snapshot?
    let throttling: ThrottleIntervals?

    init(
      _ effects: Int, _ overrides: [DependencyOverride] = [],
      _ dependencies: DependencyHistory.Snapshot? = nil, _ shared: SharedHistory.Snapshot? = nil,
      _ throttling: ThrottleIntervals? = nil
    ) {
      self.effects = effects
      self.overrides = overrides
      self.dependencies = dependencies
      self.shared = shared
      self.throttling = throttling
    }
  }

  fileprivate let values: Values

  init(effects: Int = 0) { values = Values(effects) }

  fileprivate init(_ values: Values) { self.values = values }

  /// The number of the effect that started last.
  var effects: Int { values.effects }
  var overrides: [DependencyOverride] { values.overrides }
  /// The contents of shared values and of their storages.
  var shared: SharedHistory.Snapshot? { values.shared }
  /// The intervals in which effects are throttled; `nil` if there are none.
  var throttling: ThrottleIntervals? { values.throttling }

  /// Whether it is the same snapshot, and not only an equal one.
  func isSame(as other: EnvironmentSnapshot) -> Bool { values === other.values }

  /// The same moment, after another effect has started.
  func startingEffect(_ number: Int) -> EnvironmentSnapshot {
    EnvironmentSnapshot(
      Values(number, values.overrides, values.dependencies, values.shared, values.throttling))
  }
}

extension EnvironmentSnapshot: Equatable {
  /// What is throttled changes only with an action, so it is not compared.
  static func == (first: Self, second: Self) -> Bool {
    let (first, second) = (first.values, second.values)
    return first === second
      || (first.effects, first.overrides) == (second.effects, second.overrides)
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
  ///   - previous: An earlier snapshot, which is returned if nothing has changed since.
  func snapshot(
    effects: Int, overrides: [DependencyOverride] = [], throttling: ThrottleIntervals? = nil,
    after previous: EnvironmentSnapshot?
  ) -> EnvironmentSnapshot {
    let dependencies = dependencies.snapshot(after: previous?.values.dependencies)
    let shared = shared.snapshot()
    if let previous, previous.throttling == nil, throttling == nil,
      (previous.effects, previous.overrides) == (effects, overrides),
      (previous.values.dependencies, previous.shared) == (dependencies, shared)
    {
      return previous
    }
    return EnvironmentSnapshot(
      EnvironmentSnapshot.Values(effects, overrides, dependencies, shared, throttling))
  }

  /// The time on the feature's clock.
  func now(in snapshot: EnvironmentSnapshot) -> Duration? {
    snapshot.values.dependencies.flatMap(dependencies.now)
  }

  /// The number of the next element of a stack.
  func nextElement(in snapshot: EnvironmentSnapshot) -> Int? {
    snapshot.values.dependencies.flatMap(dependencies.nextElement)
  }

  func restore(_ snapshot: EnvironmentSnapshot) {
    if let values = snapshot.values.dependencies { dependencies.restore(values) }
    if let values = snapshot.shared { shared.restore(values) }
  }
}
