import Reflection

extension BindingField {
  /// The field's present value.
  package func value(in root: Any) -> Any? {
    path.dropLast().reduce(root as Any?) { whole, name in
      whole.flatMap { Self.stored(name, in: $0) }
    }.flatMap { Self.stored("_" + path.last!, in: $0) as? any BindingStateType }?.anyValue
  }

  private static func stored(_ name: String, in whole: Any) -> Any? {
    let layout = StructLayout.of(type(of: whole))
    return layout?.fields.first { $0.name == name }.flatMap { layout?.value(of: $0, in: whole) }
  }
}

extension BindingAction {
  /// An action that writes a field which was found by its name; nil when the value is not exactly
  /// of the field's type, or that type has no `==`.
  ///
  /// - Parameter witness: Any state of the type: it tells which key path in code means the same
  ///   field.
  package static func set(_ field: BindingField, to value: Any, witness: Root) -> Self? {
    guard let wrapper = field.wrapper as? any EquatableBindingStateType.Type else { return nil }
    return wrapper.update(field, to: value, witness: witness).map { Self(update: $0) }
  }
}

/// `BindingAction` of any state.
package protocol BindingActionType {
  /// The state whose field is written.
  static var rootType: Any.Type { get }
  /// The value that is written.
  var value: Any { get }
  /// The action that writes a value; nil when the value or the witness is not of the right type.
  static func write(_ field: BindingField, _ value: Any, witness: Any) -> Any?
}

extension BindingAction: BindingActionType {
  package static var rootType: Any.Type { Root.self }

  package static func write(_ field: BindingField, _ value: Any, witness: Any) -> Any? {
    exactly(witness, as: Root.self).flatMap { set(field, to: value, witness: $0) }
  }
}

/// `BindingState` of a value that a `BindingAction` can carry.
private protocol EquatableBindingStateType {
  static func update<Root>(
    _ field: BindingField, to value: Any, witness: Root
  ) -> BindingUpdate<Root>?
}

extension BindingState: EquatableBindingStateType where Value: Equatable {
  static func update<Root>(
    _ field: BindingField, to value: Any, witness: Root
  ) -> BindingUpdate<Root>? {
    exactly(value, as: Value.self).map { FieldUpdate(field, $0, witness: witness) }
  }
}
