extension BindingField {
  package func value(in root: Any) -> Any? {
    // A property wrapper such as `@Presents` may store a variable under another name.
    if case .variable(let keyPath) = storage { return root[keyPath: keyPath] }
    return path.dropLast().reduce(root as Any?) { whole, name in
      whole.flatMap { Self.stored(name, in: $0) }
    }.flatMap { whole in
      isWrapped
        ? (Self.stored("_" + path.last!, in: whole) as? any BindingStateType)?.anyValue
        : Self.stored(path.last!, in: whole)
    }
  }

  private static func stored(_ name: String, in whole: Any) -> Any? {
    let layout = StructLayout.of(type(of: whole))
    return layout?.fields.first { $0.name == name }.flatMap { layout?.value(of: $0, in: whole) }
  }
}

extension BindingAction {
  /// Makes an action that changes a field found by its name. Returns `nil` if the value is not exactly of
  /// the field's type, or if that type is not equatable.
  ///
  /// - Parameter witness: Any state of the type, used to compare the field with key paths in source code.
  package static func set(_ field: BindingField, to value: Any, witness: Root) -> Self? {
    switch field.storage {
    case .wrapper(let wrapper, _):
      guard let wrapper = wrapper as? any EquatableBindingStateType.Type else { return nil }
      return wrapper.update(field, to: value, witness: witness).map { Self(update: $0) }
    case .variable(let keyPath):
      guard let type = field.valueType as? any Equatable.Type else { return nil }
      return update(of: keyPath, type, to: value).map { Self(update: $0) }
    }
  }

  private static func update<Value: Equatable>(
    of keyPath: AnyKeyPath, _ type: Value.Type, to value: Any
  ) -> BindingUpdate<Root>? {
    guard let field = keyPath as? WritableKeyPath<Root, Value>,
      let value = exactly(value, as: Value.self)
    else { return nil }
    return VariableUpdate(field, value)
  }
}

/// A `BindingAction` with any type of state.
package protocol BindingActionType {
  static var rootType: Any.Type { get }
  var value: Any { get }
  /// Makes an action that sets a field, or returns `nil` if the value or the witness has another type.
  static func write(_ field: BindingField, _ value: Any, witness: Any) -> Any?
}

extension BindingAction: BindingActionType {
  package static var rootType: Any.Type { Root.self }

  package static func write(_ field: BindingField, _ value: Any, witness: Any) -> Any? {
    exactly(witness, as: Root.self).flatMap { set(field, to: value, witness: $0) }
  }
}

/// A `BindingState` whose value a `BindingAction` can change.
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
