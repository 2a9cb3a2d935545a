class DependencyEntry: @unchecked Sendable {
  // Unchecked: all properties, including those of the subclass, are constants, and `TestDependencyKey`
  // requires its `Value` to be Sendable.
  let key: Any.Type
  /// The property of `DependencyValues` that was used, or a subscript.
  let function: StaticString

  init(key: Any.Type, function: StaticString) {
    self.key = key
    self.function = function
  }

  /// The property of `DependencyValues`, if one was used.
  var name: String? { dependencyName(function) }

  var anyValue: Any { fatalError("Subclasses override this property.") }
  var valueType: Any.Type { fatalError("Subclasses override this property.") }

  /// The value. The entry must be one of `Key`'s, as entries are stored by key.
  @inline(__always)
  final func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    unsafeDowncast(self, to: DependencyEntryValue<Key.Value>.self).value
  }
}

final class DependencyEntryValue<Value>: DependencyEntry, @unchecked Sendable {
  // Unchecked: for the reason given at its superclass.
  let value: Value

  init(_ value: Value, key: Any.Type, function: StaticString) {
    self.value = value
    super.init(key: key, function: function)
  }

  override var anyValue: Any { value }
  override var valueType: Any.Type { Value.self }
}

/// Entries by key. Copies share them until one copy is changed.
final class DependencyEntries: @unchecked Sendable {
  // Unchecked: changed only by `DependencyValues`, while one value alone refers to it.
  var byKey: [ObjectIdentifier: DependencyEntry]

  init(_ byKey: [ObjectIdentifier: DependencyEntry] = [:]) { self.byKey = byKey }

  static let none = DependencyEntries()
}
