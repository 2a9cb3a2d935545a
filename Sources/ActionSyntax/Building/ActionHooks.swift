/// What reading and listing actions asks of the session: values of the present state.
package struct ActionHooks {
  /// A value of the state type asked for, as it stands where the action's cases lead; nil: there is
  /// none now. The cases are the names on the way: `["amountControl", "binding"]`.
  package var state: (_ type: Any.Type, _ cases: [String]) -> Any?

  /// The id that stands at a position of the collection that the cases lead to.
  package var id: (_ position: Int, _ cases: [String]) -> PositionedID

  /// The present value of a bindable field as text, for lists: `now false`.
  package var now: (_ field: BindableField, _ cases: [String]) -> String?

  package init(
    state: @escaping (_ type: Any.Type, _ cases: [String]) -> Any? = { _, _ in nil },
    id: @escaping (_ position: Int, _ cases: [String]) -> PositionedID = { _, _ in .noCollection },
    now: @escaping (_ field: BindableField, _ cases: [String]) -> String? = { _, _ in nil }
  ) {
    self.state = state
    self.id = id
    self.now = now
  }
}
