/// The state of a feature that runs on its own: its actions are not part of those of the feature that stores it, and no `Update` of that
/// feature sees them. Its state belongs to that of the parent, and events, preferences, dependencies, and the environment reach it.
///
/// ```swift
/// @Feature struct Board {
///   struct State { var rows: [Spawn<Row>] = [] }
///   var body: some Feature {
///     EmptyFeature().forEach(\.rows) { Row() }
///   }
/// }
/// ```
///
/// [I] The parent may change the state, and hooks of the parent that compare a part of it run when the feature has changed it.
@dynamicMemberLookup
public struct Spawn<F: FeatureProtocol> {
  var state: F.State

  /// Makes a state for a feature, which begins when its parent has it.
  public init(_ state: F.State) { self.state = state }

  /// A part of the state.
  public subscript<Value>(dynamicMember path: KeyPath<F.State, Value>) -> Value {
    state[keyPath: path]
  }

  /// A part of the state.
  public subscript<Value>(dynamicMember path: WritableKeyPath<F.State, Value>) -> Value {
    get { state[keyPath: path] }
    set { state[keyPath: path] = newValue }
  }
}

extension Spawn: Identifiable where F.State: Identifiable {
  public var id: F.State.ID { state.id }
}

extension Spawn: Equatable where F.State: Equatable {
  /// Compares the states.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.state == rhs.state }
}

extension Spawn: Hashable where F.State: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(state) }
}

extension Spawn: Sendable where F.State: Sendable {}

extension Spawn: DebugSnapshotConvertible where F.State: DebugSnapshotConvertible {
  public static func _debugSnapshot(_ value: Self) -> F.State.DebugSnapshot { snap(value.state) }
}

extension Spawn: CustomDumpRepresentable {
  public var customDumpValue: Any { state }
}

extension Spawn: SpawnedState {
  package static var spawnedTypes: (state: Any.Type, action: Any.Type) {
    (F.State.self, F.Action.self)
  }

  package var spawnedState: Any { state }

  package func replacing(spawnedState: Any) -> Any? {
    exactly(spawnedState, as: F.State.self).map { Self($0) }
  }
}
