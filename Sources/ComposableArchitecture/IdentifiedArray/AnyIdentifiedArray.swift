import Reflection

/// An identified array of whatever type, for code that finds one by reflection.
package protocol AnyIdentifiedArray {
  /// The type of the elements.
  static var elementType: Any.Type { get }
  /// The type of the ids.
  static var idType: Any.Type { get }
  /// The ids, in the order of the elements.
  var anyIDs: [Any] { get }
  /// The element with an id; nil if there is none or the id is of another type.
  func anyElement(id: Any) -> Any?
}

extension IdentifiedArray: AnyIdentifiedArray {
  package static var elementType: Any.Type { Element.self }
  package static var idType: Any.Type { ID.self }
  package var anyIDs: [Any] { Array(identifiers) }

  package func anyElement(id: Any) -> Any? {
    guard let id = exactly(id, as: ID.self) else { return nil }
    return self[id: id]
  }
}
