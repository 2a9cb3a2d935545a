/// An optional with any type, for code that finds one by reflection.
package protocol OptionalType {
  static var wrapped: Any.Type { get }
  static var absent: Any { get }
  /// An optional with a value; `nil` if the value has another type.
  static func present(_ value: Any) -> Any?
  /// The value inside; `nil` if there is none.
  var presentValue: Any? { get }
}

extension Optional: OptionalType {
  package static var wrapped: Any.Type { Wrapped.self }
  package static var absent: Any { Self.none as Any }
  package static func present(_ value: Any) -> Any? {
    (value as? Wrapped).map { Self.some($0) as Any }
  }
  package var presentValue: Any? { map { $0 as Any } }
}
