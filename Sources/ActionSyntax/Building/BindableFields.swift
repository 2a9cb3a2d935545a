import ComposableArchitecture
import Reflection

/// The fields of a state that `set` and `toggle` can write, and the case that carries the write.
package struct BindableFields {
  package let state: Any.Type
  package let fields: [BindingField]
  private let layout: EnumLayout
  private let bindingCase: EnumCase

  /// Fails if the action has no case with a `BindingAction` of the state.
  package init?(state: Any.Type, action: Any.Type) {
    guard let layout = EnumLayout.of(action),
      let bindingCase = layout.cases.first(where: {
        ($0.payload as? any BindingActionType.Type)?.rootType == state
      })
    else { return nil }
    self.state = state
    self.layout = layout
    self.bindingCase = bindingCase
    fields = BindingField.all(of: state)
  }

  package var names: [String] { fields.map(\.typedName) }

  /// The names for an error, shortened to fit on a line.
  package var hint: String { ActionError.bindableHere(names) }

  package func field(named name: String) -> BindingField? { fields.first { $0.typedName == name } }

  /// The first field that `toggle` accepts.
  package var firstToggle: String? { fields.first { $0.valueType == Bool.self }?.typedName }

  /// The action that writes a field, or `nil` if the value is not of the field's type.
  ///
  /// - Parameter witness: A value of the state.
  package func action(_ field: BindingField, _ value: Any, witness: Any) -> Any? {
    guard let type = bindingCase.payload as? any BindingActionType.Type,
      let write = type.write(field, value, witness: witness)
    else { return nil }
    return layout.make(bindingCase, payload: write)
  }
}

extension BindingField {
  /// The name as it is typed after `set`: `isToggled`, `filter.query`.
  package var typedName: String { path.joined(separator: ".") }
}
