/// An action of an element in a collection, with the ID of the element.
///
/// ```swift
/// enum Action {
///   case rows(IdentifiedActionOf<Row>)
/// }
/// ```
///
/// The key path `\.rows[id: 1].tapped` names an action of one element.
@CasePathable
public enum IdentifiedAction<ID: Hashable, Action> {
  /// The element with this ID receives the action.
  case element(id: ID, action: Action)
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

/// The action of an element whose feature is `R`.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable

extension IdentifiedAction.AllCasePaths {
  public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
    // The ID is part of a key path and therefore as safe to share as the key path is.
    nonisolated(unsafe) let id = id
    return AnyCasePath(
      embed: { .element(id: id, action: $0) },
      extract: {
        guard case .element(let elementID, let action) = $0, elementID == id else { return nil }
        return action
      })
  }
}

extension IdentifiedAction {
  /// The path to an ID and an action, without labels.
  static var elementPath: AnyCasePath<IdentifiedAction, (ID, Action)> {
    AnyCasePath._$case("element") {
      .element(id: $0.0, action: $0.1)
    } extract: {
      guard case .element(let id, let action) = $0 else { return nil }
      return (id, action)
    }
  }
}

/// An action of an element in a collection, with the ID of the element: an `IdentifiedAction`, or a `StackAction`, which has other
/// cases besides.
///
/// In the shell, the case that carries it accepts the ID in brackets: `.rows[1].tapped` for
/// `.rows(.element(id: 1, action: .tapped))`.
package protocol ElementAction {
  static var idType: Any.Type { get }
  static var childAction: Any.Type { get }
  /// The action of the element with an ID; `nil` if the types are others.
  static func make(id: Any, action: Any) -> Any?
  /// The ID and the action of the element, or `nil` for another case.
  var element: (id: Any, action: Any)? { get }
}

extension IdentifiedAction: ElementAction {
  package static var idType: Any.Type { ID.self }
  package static var childAction: Any.Type { Action.self }

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

extension IdentifiedAction: ChildActionContainer {
  static var childKind: ChildCase.Kind { .collection }
}
