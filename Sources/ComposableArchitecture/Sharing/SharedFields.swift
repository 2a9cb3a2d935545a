/// A `Shared` field of a state, with any type of value.
package protocol SharedFieldType: WrappedFieldType, SharedValue {
  /// Changes the value of all properties that share it.
  ///
  /// - Returns: `false` if the value is not exactly of the field's type.
  func write(_ value: Any) -> Bool
}

extension Shared: SharedValue {
  package var sharedID: ObjectIdentifier { reference.rootID }
  package var seen: Any { wrappedValue }
}

extension Shared: SharedFieldType {
  package static var valueType: Any.Type { Value.self }

  package var anyValue: Any { wrappedValue }

  package static func wrapping(_ value: Any) -> Any? {
    exactly(value, as: Value.self).map { Self($0) }
  }

  package func write(_ value: Any) -> Bool {
    guard let value = exactly(value, as: Value.self) else { return false }
    withLock { $0 = value }
    return true
  }
}

extension SharedReader: WrappedFieldType {
  package static var valueType: Any.Type { Value.self }

  package var anyValue: Any { wrappedValue }

  package static func wrapping(_ value: Any) -> Any? {
    exactly(value, as: Value.self).map { Self(reference: StoredReference($0)) }
  }
}
