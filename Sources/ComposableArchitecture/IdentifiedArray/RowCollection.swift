/// A collection of elements with IDs, for code that finds one by reflection.
package protocol RowCollection {
  static var rowType: Any.Type { get }
  static var idType: Any.Type { get }
  var rowIDs: [Any] { get }
  /// The element with an ID, or `nil` if it has none or the ID has another type.
  func row(id: Any) -> Any?
}

extension Array: RowCollection where Element: Identifiable {
  package static var rowType: Any.Type { Element.self }
  package static var idType: Any.Type { Element.ID.self }
  package var rowIDs: [Any] { map(\.id) }
  package func row(id: Any) -> Any? {
    exactly(id, as: Element.ID.self).flatMap { id in first { $0.id == id } }
  }
}

/// An identified array with any types.
package protocol AnyIdentifiedArray: RowCollection {}

extension IdentifiedArray: AnyIdentifiedArray {
  package static var rowType: Any.Type { Element.self }
  package static var idType: Any.Type { ID.self }
  package var rowIDs: [Any] { Array(identifiers) }
  package func row(id: Any) -> Any? { exactly(id, as: ID.self).flatMap { self[id: $0] } }
}
