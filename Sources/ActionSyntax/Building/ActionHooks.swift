/// The values of the current state that reading and listing actions needs.
///
/// The last parameter of each closure is the way to the value through the cases of actions: `amountControl`, `binding`.
package struct ActionHooks {
  /// Returns the state of a type that the cases lead to, or `nil` if that child is not present.
  package var state: (_ type: Any.Type, _ steps: [ActionStep]) -> Any?

  /// Returns the ID at a position of the collection that the cases lead to.
  package var id: (_ position: Int, _ steps: [ActionStep]) -> PositionedID

  /// Returns the current value of a bindable field as text.
  package var now: (_ field: BindableField, _ cases: [String]) -> String?

  package init(
    state: @escaping (_ type: Any.Type, _ steps: [ActionStep]) -> Any? = { _, _ in nil },
    id: @escaping (_ position: Int, _ steps: [ActionStep]) -> PositionedID = { _, _ in
      .noCollection
    },
    now: @escaping (_ field: BindableField, _ cases: [String]) -> String? = { _, _ in nil }
  ) {
    self.state = state
    self.id = id
    self.now = now
  }
}

/// A case of an action that leads to a value.
package struct ActionStep {
  package let name: String
  /// The ID of the element that the case's action is for, or `nil` if there is none.
  package var id: Any?

  package init(name: String, id: Any? = nil) {
    self.name = name
    self.id = id
  }
}

/// The ID at a position such as `[#0]`.
package enum PositionedID {
  case id(Any)
  /// The position is not less than the number of elements.
  case beyond(count: Int)
  /// The action does not belong to a collection of the current state.
  case noCollection
}
