import Synchronization

/// A value with a snapshot: what tests and logs compare. `@DebugSnapshot` and `@Feature` write it.
///
/// A snapshot has the stored properties that are visible outside, without closures and without those whose names begin with an underscore.
public protocol DebugSnapshotConvertible {
  associatedtype DebugSnapshot
  static func _debugSnapshot(_ value: Self) -> DebugSnapshot
}

public func snap<Value: DebugSnapshotConvertible>(_ value: Value) -> Value.DebugSnapshot {
  Value._debugSnapshot(value)
}

extension Optional: DebugSnapshotConvertible where Wrapped: DebugSnapshotConvertible {
  public static func _debugSnapshot(_ value: Self) -> Wrapped.DebugSnapshot? { value.map(snap) }
}

extension Array: DebugSnapshotConvertible where Element: DebugSnapshotConvertible {
  public static func _debugSnapshot(_ value: Self) -> [Element.DebugSnapshot] { value.map(snap) }
}

extension Dictionary: DebugSnapshotConvertible where Value: DebugSnapshotConvertible {
  public static func _debugSnapshot(_ value: Self) -> [Key: Value.DebugSnapshot] {
    value.mapValues(snap)
  }
}

extension IdentifiedArray: DebugSnapshotConvertible where Element: DebugSnapshotConvertible {
  public static func _debugSnapshot(_ value: Self) -> [Element.DebugSnapshot] { value.map(snap) }
}

/// What distinguishes a state from its copies' siblings: it is made with the state, and copies of the state share it.
public final class _StateIdentity: Sendable {
  /// The number that a session shows; 0 before a store has given it one.
  let number = Atomic(0)

  /// Makes it.
  public init() {}
}

extension _StateIdentity: Hashable, Codable {
  /// Identities do not make states differ.
  public static func == (lhs: _StateIdentity, rhs: _StateIdentity) -> Bool { true }
  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
  /// Makes it.
  public convenience init(from decoder: any Decoder) { self.init() }
  /// Encodes nothing.
  public func encode(to encoder: any Encoder) {}
}

/// A state that was given an identity.
public protocol _IdentifiedState {
  var _$identity: _StateIdentity { get }
}

/// The ID of the state of an enum of features, as an element of a stack.
///
/// [I] How the original makes IDs for states that are not identifiable is unknown. Here, a state gets an identity when it is made, which its
/// copies share.
public struct FeatureID: Hashable, @unchecked Sendable {
  // Unchecked: an ID of a state is a value or an object without mutable state.
  private let enumCase: Int
  private let payload: AnyHashable

  /// The ID of a payload. `@Feature` writes the call.
  public static func _of<Payload>(_ payload: Payload, case enumCase: Int) -> Self {
    if let spawned = payload as? any SpawnedState {
      return _of(spawned.spawnedState, case: enumCase)
    }
    if let payload = payload as? any Identifiable {
      return Self(enumCase: enumCase, payload: payload.anyID)
    }
    if let payload = payload as? any _IdentifiedState {
      return Self(enumCase: enumCase, payload: IdentityKey(identity: payload._$identity))
    }
    return _of(case: enumCase)
  }

  /// The ID of a case without a payload.
  public static func _of(case enumCase: Int) -> Self { Self(enumCase: enumCase, payload: 0) }
}

/// Compares identities by what they are.
private struct IdentityKey: Hashable {
  let identity: _StateIdentity

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension FeatureID: NumberedElementID {
  var identity: _StateIdentity? { (payload.base as? IdentityKey)?.identity }

  package var shownNumber: Int? {
    identity.map { $0.number.load(ordering: .relaxed) }.flatMap { $0 > 0 ? $0 - 1 : nil }
  }

  /// Gives the ID of a mounted element a number, unless it has one.
  func number(_ next: inout Int) {
    guard let identity else { return }
    let number = identity.number.load(ordering: .relaxed)
    if number == 0 { identity.number.store(next + 1, ordering: .relaxed) }
    next = max(next + (number == 0 ? 1 : 0), number)
  }
}

extension FeatureID: CustomDumpStringConvertible, CustomStringConvertible {
  /// `#0`, or the ID of the payload.
  public var description: String {
    if identity != nil { return shownNumber.map { "#\($0)" } ?? "#?" }
    return ChangeText.short(payload.base)
  }

  /// `#0`, or the ID of the payload.
  public var customDumpDescription: String { description }
}

extension Identifiable {
  var anyID: AnyHashable { AnyHashable(id) }
}
