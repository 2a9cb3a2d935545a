/// The fields of a state that `set` and `toggle` can write, and the cases that carry the write.
package struct BindableFields {
  package let state: Any.Type
  package let fields: [BindingField]
  /// The cases from the action to its `BindingAction`: `binding`, or `view` and `binding`.
  private let cases: [(layout: EnumLayout, enumCase: EnumCase)]

  /// Fails if the action has no case with a `BindingAction` of the state. The case can also be among
  /// the actions of the view, if the action is a `ViewAction`.
  package init?(state: Any.Type, action: Any.Type) {
    guard let cases = Self.cases(from: action, toBindingsOf: state) else { return nil }
    self.state = state
    self.cases = cases
    fields = BindingField.all(of: state)
  }

  /// The fields of a state that is written without actions, as in 2.0.
  ///
  /// - Parameter isWritable: Whether a property is one that a binding can write.
  package init(writable state: Any.Type, where isWritable: (_ property: String) -> Bool) {
    self.state = state
    cases = []
    fields = BindingField.all(of: state).filter { $0.path.first.map(isWritable) ?? false }
  }

  private static func cases(
    from action: Any.Type, toBindingsOf state: Any.Type
  ) -> [(layout: EnumLayout, enumCase: EnumCase)]? {
    guard let layout = EnumLayout.of(action) else { return nil }
    let binding = layout.cases.first {
      ($0.payload as? any BindingActionType.Type)?.rootType == state
    }
    if let binding { return [(layout, binding)] }
    guard action is any ViewAction.Type,
      let view = layout.cases.first(where: { $0.name == "view" }),
      let payload = view.payload
    else { return nil }
    return cases(from: payload, toBindingsOf: state).map { [(layout, view)] + $0 }
  }

  package var names: [String] { fields.map(\.typedName) }

  /// The names for an error, shortened to fit on a line.
  package var hint: String { InputError.bindableHere(names) }

  package func field(named name: String) -> BindingField? { fields.first { $0.typedName == name } }

  /// The first field that `toggle` accepts.
  package var firstToggle: String? { fields.first { $0.valueType == Bool.self }?.typedName }

  /// The action that writes a field, or `nil` if the value is not of the field's type.
  ///
  /// - Parameter witness: A value of the state.
  package func action(_ field: BindingField, _ value: Any, witness: Any) -> Any? {
    guard let type = cases.last?.enumCase.payload as? any BindingActionType.Type,
      let write = type.write(field, value, witness: witness)
    else { return nil }
    return cases.reversed().reduce(write as Any?) { payload, step in
      payload.flatMap { step.layout.make(step.enumCase, payload: $0) }
    }
  }
}

extension BindingField {
  /// The name as it is typed after `set`: `isToggled`, `filter.query`.
  package var typedName: String { path.joined(separator: ".") }
}
