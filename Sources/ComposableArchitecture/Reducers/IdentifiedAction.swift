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

extension IdentifiedAction: ChildActionContainer {
  static var childAction: Any.Type { Action.self }
  static var childKind: ChildCase.Kind { .collection }
}
