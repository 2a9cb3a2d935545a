import ComposableFeatures

/// A value that cannot be written as Swift code, with its path and the reason.
struct Unwritable: Error, Equatable {
  /// The path to the value: `state.todos[0].handler`.
  var path: String
  /// `it is a function`.
  let reason: String
}

/// An optional with its type hidden.
protocol OptionalWritable {
  /// The wrapped value and its type; `nil` if there is none.
  var content: (value: Any, type: Any.Type)? { get }
}

extension Optional: OptionalWritable {
  var content: (value: Any, type: Any.Type)? { map { ($0, Wrapped.self) } }
}

/// A collection that is written as a list in brackets.
protocol SequenceWritable {
  var elements: (type: Any.Type, values: [Any]) { get }
  /// Whether its order is the same on every run.
  var isOrdered: Bool { get }
  /// Whether elements can be assigned: `$0.rows[1] = 2`.
  var isMutable: Bool { get }
}

extension SequenceWritable {
  var isMutable: Bool { true }
}

extension Array: SequenceWritable {
  var elements: (type: Any.Type, values: [Any]) { (Element.self, self) }
  var isOrdered: Bool { true }
}

extension Set: SequenceWritable {
  var elements: (type: Any.Type, values: [Any]) { (Element.self, Array(self)) }
  var isOrdered: Bool { false }
}

extension IdentifiedArray: SequenceWritable {
  var elements: (type: Any.Type, values: [Any]) { (Element.self, Array(self)) }
  var isOrdered: Bool { true }
}

/// A dictionary with its types hidden.
protocol EntriesWritable {
  var types: (key: Any.Type, value: Any.Type) { get }
  var entries: [(key: AnyHashable, value: Any)] { get }
  /// Whether its order counts.
  var isOrdered: Bool { get }
}

extension Dictionary: EntriesWritable {
  var types: (key: Any.Type, value: Any.Type) { (Key.self, Value.self) }
  var entries: [(key: AnyHashable, value: Any)] { map { (AnyHashable($0.key), $0.value) } }
  var isOrdered: Bool { false }
}

/// A value with an ID, with its types hidden.
protocol IdentifiedWritable {
  var parts: (value: Any, valueType: Any.Type, id: Any, idType: Any.Type) { get }
}

extension Identified: IdentifiedWritable {
  var parts: (value: Any, valueType: Any.Type, id: Any, idType: Any.Type) {
    (value, Value.self, id, ID.self)
  }
}

/// A range with its type hidden.
protocol RangeWritable {
  var bounds: (type: Any.Type, lower: Any, upper: Any) { get }
  /// The operator between its bounds.
  var sign: String { get }
}

extension Range: RangeWritable {
  var bounds: (type: Any.Type, lower: Any, upper: Any) { (Bound.self, lowerBound, upperBound) }
  var sign: String { "..<" }
}

extension ClosedRange: RangeWritable {
  var bounds: (type: Any.Type, lower: Any, upper: Any) { (Bound.self, lowerBound, upperBound) }
  var sign: String { "..." }
}

/// A property that is connected with the program or the store, and is not one of a feature's or a state's own values: `@Dependency` of any type.
protocol ConnectedWrapper {}

extension Dependency: ConnectedWrapper {}
extension FeatureStore: ConnectedWrapper {}
extension ComposableFeatures.FeatureEnvironment: ConnectedWrapper {}
extension FeatureState: ConnectedWrapper {}
extension StoreTaskID: ConnectedWrapper {}
extension Trigger: ConnectedWrapper {}
extension _StateIdentity: ConnectedWrapper {}
