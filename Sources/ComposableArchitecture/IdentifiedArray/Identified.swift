/// A value with an ID, for types that are not identifiable themselves.
///
/// ```swift
/// struct State {
///   var counters: IdentifiedArrayOf<Identified<UUID, Counter.State>> = []
/// }
/// ...
/// state.counters.append(Identified(Counter.State(), id: uuid()))
/// state.counters[id: id]?.count += 1
/// ```
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  public let id: ID
  /// The value. Its properties are also properties of the identified value.
  public var value: Value

  public init(_ value: Value, id: ID) {
    self.id = id
    self.value = value
  }

  /// Gives a value the ID that a function or a key path reads from it.
  public init(_ value: Value, id: (Value) -> ID) { self.init(value, id: id(value)) }

  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }

  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
