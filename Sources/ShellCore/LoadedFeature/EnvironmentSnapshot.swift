import ComposableArchitecture
import ScenarioFormat

/// Something beside a feature's state that moves on while the feature runs, and that time travel
/// sets back: its dependencies, for example.
protocol EnvironmentPart {
  associatedtype Snapshot: Equatable & Sendable

  /// Where it is now.
  ///
  /// - Parameter previous: An earlier snapshot, whose memory the result may share.
  func capture(after previous: Snapshot?) -> Snapshot
  /// Restores the value of a snapshot.
  func restore(_ snapshot: Snapshot)
}

/// The time on the clock, the count of UUIDs, the sequence of random numbers.
extension DependencyHistory: EnvironmentPart {
  func capture(after previous: Snapshot?) -> Snapshot { snapshot(after: previous) }
}

/// The contents of shared values and of their storages.
extension SharedHistory: EnvironmentPart {
  func capture(after previous: Snapshot?) -> Snapshot {
    let current = snapshot()
    return previous == current ? previous! : current
  }
}

/// The values beside the state of a feature, as they were at one moment.
struct EnvironmentSnapshot: Equatable, Sendable {
  /// The number of the effect that started last.
  var effects = 0
  /// One snapshot for each part, in order.
  fileprivate var parts: [any Equatable & Sendable] = []

  init(effects: Int = 0) { self.effects = effects }

  /// The contents of shared values.
  var shared: SharedHistory.Snapshot? {
    parts.lazy.compactMap { $0 as? SharedHistory.Snapshot }.first
  }

  static func == (left: Self, right: Self) -> Bool {
    left.effects == right.effects && left.parts.count == right.parts.count
      && zip(left.parts, right.parts).allSatisfy(isEqual)
  }

  private static func isEqual(_ left: any Equatable, _ right: any Equatable) -> Bool {
    func compare<Value: Equatable>(_ left: Value) -> Bool { right as? Value == left }
    return compare(left)
  }
}

/// Everything beside a feature's state that time travel sets back.
struct FeatureEnvironment {
  let parts: [any EnvironmentPart]

  /// Where everything is now.
  ///
  /// - Parameters:
  ///   - effects: The number of the effect that started last.
  ///   - previous: An earlier snapshot. The result shares its memory as far as nothing has moved.
  func snapshot(effects: Int, after previous: EnvironmentSnapshot?) -> EnvironmentSnapshot {
    var snapshot = EnvironmentSnapshot(effects: effects)
    let old = previous?.parts ?? []
    var hasMoved = old.count != parts.count
    let new = parts.enumerated().map { index, part in
      Self.capture(part, after: old.indices.contains(index) ? old[index] : nil, &hasMoved)
    }
    snapshot.parts = hasMoved ? new : old
    return snapshot
  }

  /// Restores all values.
  func restore(_ snapshot: EnvironmentSnapshot) {
    for (part, value) in zip(parts, snapshot.parts) { Self.restore(part, value) }
  }

  private static func capture<Part: EnvironmentPart>(
    _ part: Part, after previous: (any Equatable & Sendable)?, _ hasMoved: inout Bool
  ) -> any Equatable & Sendable {
    let previous = previous as? Part.Snapshot
    let current = part.capture(after: previous)
    if current != previous { hasMoved = true }
    return current
  }

  private static func restore<Part: EnvironmentPart>(_ part: Part, _ value: any Equatable) {
    if let value = value as? Part.Snapshot { part.restore(value) }
  }
}
