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

/// The action of a row with its ID: an `IdentifiedAction` or a `StackAction`.
protocol RowAction {
  static var idType: Any.Type { get }
  static var actionType: Any.Type { get }
  static func make(_ id: AnyHashable, _ action: Any) -> Any?
  /// The ID and the action, or `nil` for another action of a stack.
  var row: (id: AnyHashable, action: Any)? { get }
}

extension IdentifiedAction: RowAction {
  static var idType: Any.Type { ID.self }
  static var actionType: Any.Type { Action.self }

  static func make(_ id: AnyHashable, _ action: Any) -> Any? {
    guard let id = id.base as? ID, let action = action as? Action else { return nil }
    return Self.element(id: id, action: action)
  }

  var row: (id: AnyHashable, action: Any)? {
    switch self {
    case .element(let id, let action): (AnyHashable(id), action)
    }
  }
}

extension StackAction: RowAction {
  static var idType: Any.Type { StackElementID.self }
  static var actionType: Any.Type { Action.self }

  static func make(_ id: AnyHashable, _ action: Any) -> Any? {
    guard let id = id.base as? StackElementID, let action = action as? Action else { return nil }
    return Self.element(id: id, action: action)
  }

  var row: (id: AnyHashable, action: Any)? {
    elementAction.map { (AnyHashable($0.id), $0.action) }
  }
}

/// A value that may be missing, with any type.
protocol AnyOptional {
  static var wrapped: Any.Type { get }
  static var absent: Any { get }
  static func some(_ value: Any) -> Any?
  var content: Any? { get }
}

extension Optional: AnyOptional {
  static var wrapped: Any.Type { Wrapped.self }
  static var absent: Any { Self.none as Any }
  static func some(_ value: Any) -> Any? { (value as? Wrapped).map { Self.some($0) as Any } }
  var content: Any? { map { $0 } }
}
