import ComposableArchitecture

/// A collection of elements with ids: what `[x]` and `[#0]` choose from.
package protocol RowCollection {
  static var rowType: Any.Type { get }
  static var idType: Any.Type { get }
  var rowIDs: [Any] { get }
  func row(id: Any) -> Any?
}

extension Array: RowCollection where Element: Identifiable {
  package static var rowType: Any.Type { Element.self }
  package static var idType: Any.Type { Element.ID.self }
  package var rowIDs: [Any] { map(\.id) }
  package func row(id: Any) -> Any? {
    guard let id = id as? Element.ID else { return nil }
    return first { $0.id == id }
  }
}

extension IdentifiedArray: RowCollection {
  package static var rowType: Any.Type { Element.self }
  package static var idType: Any.Type { ID.self }
  package var rowIDs: [Any] { ids.map { $0 } }
  package func row(id: Any) -> Any? { (id as? ID).flatMap { self[id: $0] } }
}
