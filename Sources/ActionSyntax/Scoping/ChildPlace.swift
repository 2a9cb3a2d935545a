import ComposableArchitecture
import Reflection

/// Where a child feature lives in its parent: its part of the state, and the case that holds its
/// actions.
package struct ChildPlace: Sendable {
  /// The property's name; for enum state, the case's.
  package let name: String
  package let kind: Kind
  /// The case of the parent's action.
  package let actionCase: EnumCase
  package let parentState: Any.Type
  package let parentAction: Any.Type
  package let childState: Any.Type
  package let childAction: Any.Type
  /// Whether one of the parent's reducers runs the child there.
  package let isWired: Bool

  /// What holds the child's state.
  package enum Kind: Sendable {
    case property
    case optional
    case enumCase
    /// One of several, found by its id.
    case rows(idType: Any.Type)
  }

  package var hasRows: Bool {
    if case .rows = kind { return true }
    return false
  }
}

/// One step from a parent into a child: reads the child's state, carries actions up and down.
package struct ScopeStep: Sendable {
  package let place: ChildPlace
  /// The row, where the child is one of several.
  package let row: Row?

  package init(place: ChildPlace, row: Row?) {
    self.place = place
    self.row = row
  }

  /// One of several children.
  package struct Row: @unchecked Sendable {
    // Unchecked: the id is a value that was built from text; it is compared and copied, never
    // changed.
    package let id: Any
    /// As it stands in the prompt: `[2]`.
    package let text: String
  }

  /// The step as the prompt shows it: `amountControl`, `todos[2]`.
  package var text: String { place.name + (row?.text ?? "") }

  /// The child's state within its parent's; nil when the child is not there.
  package func state(in parent: Any) -> Any? {
    switch place.kind {
    case .property: return Stored.value(named: place.name, in: parent)
    case .optional: return Stored.value(named: place.name, in: parent).flatMap(Stored.unwrapped)
    case .enumCase: return Stored.payload(of: place.name, in: parent)
    case .rows:
      guard let row, let rows = Stored.value(named: place.name, in: parent) as? any RowCollection
      else { return nil }
      return rows.row(id: row.id)
    }
  }

  /// Why the child is not there.
  package func absence(in parent: Any) -> String {
    switch place.kind {
    case .property, .optional: return "it is nil"
    case .enumCase:
      let present = Stored.caseName(of: parent) ?? "another case"
      return "the state is .\(present) now"
    case .rows:
      return (Stored.value(named: place.name, in: parent) as? any RowCollection)?.idsHint
        ?? "there are no rows"
    }
  }

  /// The parent's action that carries a child's.
  package func embed(_ action: Any) -> Any? {
    guard let layout = EnumLayout.of(place.parentAction) else { return nil }
    guard let row, let tuple = place.actionCase.payload.flatMap(TupleLayout.of) else {
      return layout.make(place.actionCase, payload: action)
    }
    return tuple.make([row.id, action]).flatMap { layout.make(place.actionCase, payload: $0) }
  }

  /// The child's action that a parent's carries; nil when it is not for this child.
  package func extract(_ action: Any) -> Any? {
    guard let layout = EnumLayout.of(place.parentAction),
      layout.caseOf(action)?.tag == place.actionCase.tag,
      let payload = layout.payload(of: action)
    else { return nil }
    guard let row else { return payload }
    guard let values = TupleLayout.of(type(of: payload))?.values(of: payload), values.count == 2,
      areSame(values[0], row.id)
    else { return nil }
    return values[1]
  }

  private func areSame(_ one: Any, _ other: Any) -> Bool {
    (one as? AnyHashable) == (other as? AnyHashable)
  }
}
