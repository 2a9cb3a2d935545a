/// A dependency's value and what it goes by.
class DependencyEntry: @unchecked Sendable {
  // Unchecked: all properties are constants, and `Value` is Sendable by the keys' requirement.
  let key: Any.Type
  /// The property of `DependencyValues` that was used, or a subscript.
  let function: StaticString

  init(key: Any.Type, function: StaticString) {
    self.key = key
    self.function = function
  }

  /// The property of `DependencyValues`, where one was used.
  var name: String? { dependencyName(function) }

  var anyValue: Any { fatalError("an entry is made with its value") }
  var valueType: Any.Type { fatalError("an entry is made with its value") }

  /// The value, where the entry is known to be one of `Key`'s: entries are filed under their keys.
  @inline(__always)
  final func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    unsafeDowncast(self, to: DependencyEntryValue<Key.Value>.self).value
  }
}

/// An entry with its value in it.
final class DependencyEntryValue<Value>: DependencyEntry, @unchecked Sendable {
  let value: Value

  init(_ value: Value, key: Any.Type, function: StaticString) {
    self.value = value
    super.init(key: key, function: function)
  }

  override var anyValue: Any { value }
  override var valueType: Any.Type { Value.self }
}

/// Entries by key, shared between copies until one of them is changed.
final class DependencyEntries: @unchecked Sendable {
  // Unchecked: changed only while uniquely referenced.
  var byKey: [ObjectIdentifier: DependencyEntry]

  init(_ byKey: [ObjectIdentifier: DependencyEntry] = [:]) { self.byKey = byKey }

  static let none = DependencyEntries()
}
