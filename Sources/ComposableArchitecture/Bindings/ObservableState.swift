/// A state whose fields views observe through a store.
///
/// The macro `@ObservableState` writes the conformance. The state itself stores nothing for it: the
/// store compares the fields that were read after each send.
public protocol ObservableState: Observable {
  /// The fields that a store can watch, and those that only a binding can set.
  static var _$trackedFields: [TrackedField<Self>] { get }
  /// Tells two values apart that may have equal fields.
  var _$id: ObservableStateID { get }
}

extension ObservableState {
  /// An enum has no fields of its own.
  public static var _$trackedFields: [TrackedField<Self>] { [] }
  /// Values with the same `id` are the same; without an `id`, values of one type are.
  public var _$id: ObservableStateID { ObservableStateID(of: self) }
  /// Has no effect: the store compares the fields that were read.
  public mutating func _$willModify() {}
}

extension ObservableState {
  /// The fields that are a part of the value, in the order of their declaration.
  static var trackedFields: [TrackedField<Self>] { _$trackedFields.filter(\.isTracked) }

  package static var trackedNames: Set<String> { Set(trackedFields.map(\.name)) }

  /// The fields that a binding can set.
  static var bindingFields: [BindingField] {
    _$trackedFields.filter(\.isWritable).map {
      BindingField(path: [$0.name], storage: .variable($0.keyPath))
    }
  }
}

public struct TrackedField<State> {
  package let keyPath: PartialKeyPath<State>
  /// The name in the source.
  package let name: String
  let isEqual: (State, State) -> Bool
  /// Whether code outside the state can set the field.
  let isWritable: Bool
  /// Whether the field is a part of the value. A computed variable is not, nor is a shared value.
  let isTracked: Bool

  /// Describes a field that is a part of the value, and that code outside the state can set if its key path can.
  public init<Value>(_ keyPath: KeyPath<State, Value>, _ name: String) {
    self.init(keyPath, name, isTracked: true, isSettable: true)
  }

  /// Describes a field that only the state sets, or one that only a binding sets.
  public init<Value>(
    _ keyPath: KeyPath<State, Value>, _ name: String, isTracked: Bool, isSettable: Bool
  ) {
    self.keyPath = keyPath
    self.name = name
    self.isTracked = isTracked
    isWritable = isSettable && keyPath is WritableKeyPath<State, Value>
    let areEqual = equality(of: Value.self)
    isEqual = { areEqual($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }
}

/// The identity of a value: its type or case, and its `id` if it is `Identifiable`.
public struct ObservableStateID: Hashable, Sendable {
  private let type: ObjectIdentifier
  private let id: Int?
  private let cases: [Int]

  init(of value: Any) {
    type = ObjectIdentifier(Swift.type(of: value))
    id = (value as? any Identifiable).map { ($0.id as any Hashable).hashValue }
    cases = []
  }

  private init(type: ObjectIdentifier, id: Int?, cases: [Int]) {
    self.type = type
    self.id = id
    self.cases = cases
  }

  public static func _$of<Value>(_ payload: Value, case index: Int) -> Self {
    let id = (payload as? any ObservableState)?._$id ?? Self(of: payload)
    return Self(type: id.type, id: id.id, cases: [index] + id.cases)
  }

  /// The identity of a case without a payload, or with several.
  public static func _$of(case index: Int) -> Self {
    Self(type: ObjectIdentifier(Void.self), id: nil, cases: [index])
  }
}

/// How values of a type are compared: with `==`, or by their tracked fields. Other values count as
/// different.
func equality<Value>(of type: Value.Type) -> (Value, Value) -> Bool {
  if let equatable = type as? any Equatable.Type { return equatableComparison(equatable) }
  if let state = type as? any ObservableState.Type { return fieldComparison(state) }
  return { _, _ in false }
}

private func equatableComparison<Value, E: Equatable>(_ type: E.Type) -> (Value, Value) -> Bool {
  // `Value` is the type `E`, which only the caller knows.
  { lhs, rhs in
    withIdentical(lhs, as: E.self) { lhs in withIdentical(rhs, as: E.self) { lhs == $0 } }
  }
}

private func fieldComparison<Value, S: ObservableState>(_ type: S.Type) -> (Value, Value) -> Bool {
  let fields = S.trackedFields
  guard !fields.isEmpty else { return { _, _ in false } }
  return { lhs, rhs in
    let (lhs, rhs) = (lhs as! S, rhs as! S)
    return fields.allSatisfy { $0.isEqual(lhs, rhs) }
  }
}
