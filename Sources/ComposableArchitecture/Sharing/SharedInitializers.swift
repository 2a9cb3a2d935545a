// Shared values with a key.

extension Shared {
  private init<Key: SharedKey>(_ key: Key, initial: () -> Value) where Key.Value == Value {
    self.init(reference: SharedReferences.current.reference(key, initial))
  }

  /// Shares the value of a key: `@Shared(.inMemory("count")) var count = 0`.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, if the storage has no value and no other property uses the key.
  ///   - key: The key.
  public init<Key: SharedKey>(wrappedValue: @autoclosure () -> Value, _ key: Key)
  where Key.Value == Value {
    self.init(key, initial: wrappedValue)
  }

  /// Shares the value of a key whose default is `nil`.
  public init<Key: SharedKey, Wrapped>(_ key: Key)
  where Key.Value == Value, Value == Wrapped? {
    self.init(key) { nil }
  }

  /// Shares the value of a key that has a default: `@Shared(.rows) var rows`.
  public init<Base: SharedKey>(_ key: _SharedKeyDefault<Base>) where Base.Value == Value {
    self.init(key, initial: key.initialValue)
  }

  /// Shares the value of an optional key that has a default.
  public init<Base: SharedKey, Wrapped>(_ key: _SharedKeyDefault<Base>)
  where Base.Value == Value, Value == Wrapped? {
    self.init(key, initial: key.initialValue)
  }

  /// Shares the value of a key with another default than the key's own.
  public init<Base: SharedKey>(
    wrappedValue: @autoclosure () -> Value, _ key: _SharedKeyDefault<Base>
  ) where Base.Value == Value {
    self.init(key, initial: wrappedValue)
  }

  /// Loads the value of a key, which must be stored.
  ///
  /// - Throws: The error of the storage, or ``SharedValueMissing`` if nothing is stored.
  public init<Key: SharedKey>(require key: Key) async throws where Key.Value == Value {
    self.init(key, initial: try await stored(of: key))
  }

  /// Lets this property share the value of a key from now on. If nothing is stored, it keeps its value under the key.
  ///
  /// - Throws: The error of the storage.
  public func load<Key: SharedKey>(_ key: Key) async throws where Key.Value == Value {
    try await SharedReferences.current.load(key, current: wrappedValue) {
      projectedValue = Shared(reference: $0)
    }
  }

  private init<Key: SharedKey>(_ key: Key, initial: Value) where Key.Value == Value {
    self.init(key) { initial }
  }
}

extension SharedReader {
  private init<Key: SharedReaderKey>(_ key: Key, initial: () -> Value) where Key.Value == Value {
    self.init(reference: SharedReferences.current.reference(key, initial))
  }

  /// Reads the value of a key.
  public init<Key: SharedReaderKey>(wrappedValue: @autoclosure () -> Value, _ key: Key)
  where Key.Value == Value {
    self.init(key, initial: wrappedValue)
  }

  /// Reads the value of a key whose default is `nil`.
  public init<Key: SharedReaderKey, Wrapped>(_ key: Key)
  where Key.Value == Value, Value == Wrapped? {
    self.init(key) { nil }
  }

  /// Reads the value of a key that has a default.
  public init<Base: SharedReaderKey>(_ key: _SharedKeyDefault<Base>) where Base.Value == Value {
    self.init(key, initial: key.initialValue)
  }

  /// Reads the value of an optional key that has a default.
  public init<Base: SharedReaderKey, Wrapped>(_ key: _SharedKeyDefault<Base>)
  where Base.Value == Value, Value == Wrapped? {
    self.init(key, initial: key.initialValue)
  }

  /// Reads the value of a key with another default than the key's own.
  public init<Base: SharedReaderKey>(
    wrappedValue: @autoclosure () -> Value, _ key: _SharedKeyDefault<Base>
  ) where Base.Value == Value {
    self.init(key, initial: wrappedValue)
  }

  public init<Key: SharedReaderKey>(require key: Key) async throws where Key.Value == Value {
    let value = try await stored(of: key)
    self.init(key) { value }
  }

  /// Lets this property read the value of a key from now on. If nothing is stored, it keeps its value.
  ///
  /// - Throws: The error of the storage.
  public func load<Key: SharedReaderKey>(_ key: Key) async throws where Key.Value == Value {
    try await SharedReferences.current.load(key, current: wrappedValue) {
      projectedValue = SharedReader(reference: $0)
    }
  }
}

/// A required value of a key is not stored.
public struct SharedValueMissing: Error, CustomStringConvertible {
  let key: String

  public var description: String { "\(key) has no stored value" }
}

private func stored<Key: SharedReaderKey>(of key: Key) async throws -> Key.Value {
  let name = SharedKeyName.of(key)
  let value = try await withCheckedThrowingContinuation { done in
    let continuation = LoadContinuation<Key.Value>(name) { done.resume(with: $0) }
    key.load(context: .userInitiated, continuation: continuation)
  }
  guard let value else { throw SharedValueMissing(key: name) }
  return value
}
