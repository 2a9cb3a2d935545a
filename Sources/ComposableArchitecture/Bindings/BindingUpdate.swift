/// The field and the value of a `BindingAction`, with their types erased.
@usableFromInline
class BindingUpdate<Root> {
  @usableFromInline let keyPath: PartialKeyPath<Root>

  @inlinable
  init(_ keyPath: PartialKeyPath<Root>) { self.keyPath = keyPath }

  @usableFromInline
  func apply(to root: inout Root) { preconditionFailure("Subclasses override this method.") }

  /// Applies the update to the wrapper that is stored at an offset, if the update has a key path to a wrapper.
  @usableFromInline
  func apply(to root: inout Root, at offset: Int) { apply(to: &root) }

  var value: Any { preconditionFailure("Subclasses override this method.") }

  func hasSameValue(as other: BindingUpdate) -> Bool { false }

  func writes(_ keyPath: PartialKeyPath<Root>) -> Bool { self.keyPath == keyPath }

  /// `\State.$displayName`.
  var fieldDescription: String { BindingField.description(of: keyPath) }
}

/// An update from source code. Its key path is `\.$displayName`.
@usableFromInline
final class KeyPathUpdate<Root, Value: Equatable>: BindingUpdate<Root> {
  @usableFromInline let field: WritableKeyPath<Root, BindingState<Value>>
  @usableFromInline let newValue: Value

  /// Created where the types are known. The overriding methods `apply` are not specialized and slower.
  @usableFromInline let write: (KeyPathUpdate, inout Root, Int?) -> Void

  @inlinable
  init(_ field: WritableKeyPath<Root, BindingState<Value>>, _ newValue: Value) {
    self.field = field
    self.newValue = newValue
    write = { update, root, offset in
      guard let offset else { return root[keyPath: update.field].wrappedValue = update.newValue }
      modifyStored(&root, at: offset, as: BindingState<Value>.self) {
        $0.wrappedValue = update.newValue
      }
    }
    super.init(field)
  }

  @usableFromInline
  override func apply(to root: inout Root) { write(self, &root, nil) }

  @usableFromInline
  override func apply(to root: inout Root, at offset: Int) { write(self, &root, offset) }

  override var value: Any { newValue }

  override func hasSameValue(as other: BindingUpdate<Root>) -> Bool {
    exactly(other.value, as: Value.self) == newValue
  }
}

/// An update for a field found by name. Its key path leads to the stored `_displayName`.
final class FieldUpdate<Root, Value: Equatable>: BindingUpdate<Root> {
  let field: BindingField
  let newValue: Value
  /// A state of the type, used to compare the field with key paths in source code.
  let witness: Root

  init(_ field: BindingField, _ newValue: Value, witness: Root) {
    self.field = field
    self.newValue = newValue
    self.witness = witness
    super.init(field.storedKeyPath(root: Root.self))
  }

  override func apply(to root: inout Root) {
    field.modify(&root, as: BindingState<Value>.self) { $0.wrappedValue = newValue }
  }

  override var value: Any { newValue }

  override func hasSameValue(as other: BindingUpdate<Root>) -> Bool {
    exactly(other.value, as: Value.self) == newValue
  }

  override func writes(_ keyPath: PartialKeyPath<Root>) -> Bool {
    self.keyPath == keyPath || field == BindingField.find(keyPath, in: witness)
  }

  override var fieldDescription: String { field.description(root: Root.self) }
}

/// An update of a variable of an observable state. Its key path is `\.displayName`.
final class VariableUpdate<Root, Value: Equatable>: BindingUpdate<Root> {
  private let field: WritableKeyPath<Root, Value>
  private let newValue: Value

  init(_ field: WritableKeyPath<Root, Value>, _ newValue: Value) {
    self.field = field
    self.newValue = newValue
    super.init(field)
  }

  override func apply(to root: inout Root) { root[keyPath: field] = newValue }

  override var value: Any { newValue }

  override func hasSameValue(as other: BindingUpdate<Root>) -> Bool {
    exactly(other.value, as: Value.self) == newValue
  }

  override var fieldDescription: String {
    let known = BindingField.all(of: Root.self).first {
      if case .variable(field) = $0.storage { true } else { false }
    }
    return known?.description(root: Root.self)
      ?? "\\\(_typeName(Root.self, qualified: false))\(field.text.dropFirst())"
  }
}

/// An update of a part of the state.
final class PullbackUpdate<Root, Part>: BindingUpdate<Root> {
  let part: BindingUpdate<Part>
  let place: WritableKeyPath<Root, Part>

  init(_ part: BindingUpdate<Part>, _ place: WritableKeyPath<Root, Part>) {
    self.part = part
    self.place = place
    let whole = (place as AnyKeyPath).appending(path: part.keyPath) as? PartialKeyPath<Root>
    super.init(whole ?? place)
  }

  override func apply(to root: inout Root) { part.apply(to: &root[keyPath: place]) }

  override var value: Any { part.value }

  override func hasSameValue(as other: BindingUpdate<Root>) -> Bool {
    guard let other = other as? PullbackUpdate else { return other.hasSameValue(as: self) }
    return part.hasSameValue(as: other.part)
  }
}
