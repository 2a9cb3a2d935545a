import ComposableArchitecture

/// An action of an element in a collection, with the ID of the element: an `IdentifiedAction`, or a `StackAction`, which has other
/// cases besides.
///
/// The case that carries it accepts the ID in brackets: `.rows[1].tapped` for
/// `.rows(.element(id: 1, action: .tapped))`.
package protocol ElementAction {
  static var idType: Any.Type { get }
  static var actionType: Any.Type { get }
  /// The action of the element with an ID; `nil` if the types are others.
  static func make(id: Any, action: Any) -> Any?
  /// The ID and the action of the element, or `nil` for another case.
  var element: (id: Any, action: Any)? { get }
}

extension IdentifiedAction: ElementAction {
  package static var idType: Any.Type { ID.self }
  package static var actionType: Any.Type { Action.self }

  package static func make(id: Any, action: Any) -> Any? {
    guard let id = id as? ID, let action = action as? Action else { return nil }
    return Self.element(id: id, action: action)
  }

  package var element: (id: Any, action: Any)? {
    switch self {
    case .element(let id, let action): (id, action)
    }
  }
}

extension StackAction: ElementAction {
  package static var idType: Any.Type { StackElementID.self }
  package static var actionType: Any.Type { Action.self }

  package static func make(id: Any, action: Any) -> Any? {
    guard let id = id as? StackElementID, let action = action as? Action else { return nil }
    return Self.element(id: id, action: action)
  }

  package var element: (id: Any, action: Any)? { elementAction }
}
