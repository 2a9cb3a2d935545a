import Reflection

/// The field and the value of a `BindingAction`, with their types hidden.
@usableFromInline
class BindingUpdate<Root> {
  @usableFromInline let keyPath: PartialKeyPath<Root>

  @inlinable
  init(_ keyPath: PartialKeyPath<Root>) { self.keyPath = keyPath }

  @usableFromInline
  func apply(to root: inout Root) { preconditionFailure("every update overrides this") }

  var value: Any { preconditionFailure("every update overrides this") }

  func hasSameValue(as other: BindingUpdate) -> Bool { false }

  func writes(_ keyPath: PartialKeyPath<Root>) -> Bool { self.keyPath == keyPath }

  /// `\State.$displayName`.
  var fieldDescription: String { BindingField.description(of: keyPath) }
}

/// An update that was written in code: its key path goes through `$displayName`.
@usableFromInline
final class KeyPathUpdate<Root, Value: Equatable>: BindingUpdate<Root> {
  @usableFromInline let field: WritableKeyPath<Root, BindingState<Value>>
  @usableFromInline let newValue: Value

  /// Made where the types are known: the method that overrides `apply` is compiled for all types at
  /// once and slow.
  @usableFromInline let write: (KeyPathUpdate, inout Root) -> Void

  @inlinable
  init(_ field: WritableKeyPath<Root, BindingState<Value>>, _ newValue: Value) {
    self.field = field
    self.newValue = newValue
    write = { $1[keyPath: $0.field].wrappedValue = $0.newValue }
    super.init(field)
  }

  @usableFromInline
  override func apply(to root: inout Root) { write(self, &root) }

  override var value: Any { newValue }

  override func hasSameValue(as other: BindingUpdate<Root>) -> Bool {
    exactly(other.value, as: Value.self) == newValue
  }
}

/// An update that was made from a field's name: its key path goes to the stored `_displayName`.
final class FieldUpdate<Root, Value: Equatable>: BindingUpdate<Root> {
  let field: BindingField
  let newValue: Value
  /// Some state of the type, to find out whether a key path written in code leads to the same
  /// field.
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

/// An update of a part, applied to the whole.
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
