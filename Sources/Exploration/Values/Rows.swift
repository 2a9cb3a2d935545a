import ComposableArchitecture

/// A collection of children that are found by their IDs.
protocol Rows {
  static var rowType: Any.Type { get }
  static var idType: Any.Type { get }
  var anyIDs: [AnyHashable] { get }
  func anyRow(_ id: AnyHashable) -> Any?
}

extension IdentifiedArray: Rows {
  static var rowType: Any.Type { Element.self }
  static var idType: Any.Type { ID.self }
  var anyIDs: [AnyHashable] { ids.map { AnyHashable($0) } }
  func anyRow(_ id: AnyHashable) -> Any? { (id.base as? ID).flatMap { self[id: $0] } }
}

extension StackState: Rows {
  static var rowType: Any.Type { Element.self }
  static var idType: Any.Type { StackElementID.self }
  var anyIDs: [AnyHashable] { ids.map { AnyHashable($0) } }
  func anyRow(_ id: AnyHashable) -> Any? { (id.base as? StackElementID).flatMap { self[id: $0] } }
}

extension Array: Rows where Element: Identifiable {
  static var rowType: Any.Type { Element.self }
  static var idType: Any.Type { Element.ID.self }
  var anyIDs: [AnyHashable] { map { AnyHashable($0.id) } }
  func anyRow(_ id: AnyHashable) -> Any? {
    (id.base as? Element.ID).flatMap { id in first { $0.id == id } }
  }
}
