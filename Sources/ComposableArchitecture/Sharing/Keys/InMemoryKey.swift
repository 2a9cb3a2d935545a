extension SharedReaderKey {
  /// A value that is shared by name while the program runs.
  ///
  /// ```swift
  /// @Shared(.inMemory("count")) var count = 0
  /// ```
  public static func inMemory<Value: Sendable>(_ key: String) -> Self
  where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// A name for a value in memory; see ``SharedReaderKey/inMemory(_:)``.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  private let key: String
  private let storage: InMemoryStorage

  init(_ key: String) {
    self.key = key
    storage = DependencyValues._current.defaultInMemoryStorage
  }

  /// The identity of the value: its name and its storage.
  public var id: InMemoryKeyID { InMemoryKeyID(key: key, storage: storage) }

  /// Loads the value. The first default stays in memory.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    // Unwrapped first: `nil as? Value` is a value if `Value` is an optional.
    if let stored = storage[key], let value = stored as? Value {
      return continuation.resume(returning: value)
    }
    if let value = context.initialValue { storage[key] = value }
    continuation.resumeReturningInitialValue()
  }

  /// Nothing else changes the value.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Keeps the value, even when nothing refers to it any more.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage[key] = value
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// `.inMemory("count")`.
  public var description: String { ".inMemory(\(String(reflecting: key)))" }
}

public struct InMemoryKeyID: Hashable, Sendable {
  let key: String
  let storage: InMemoryStorage
}

/// The values of all keys of one storage in memory.
public final class InMemoryStorage: Sendable {
  private let values = StampedValues()

  public init() {}

  subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

extension InMemoryStorage: Hashable {
  public static func == (lhs: InMemoryStorage, rhs: InMemoryStorage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension InMemoryStorage: SharedStorage {
  package var contents: StorageContents { values.contents }
  package func restore(_ contents: StorageContents) { values.contents = contents }
}

extension DependencyValues {
  /// The storage of values in memory. Each test has its own.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }
}

private enum InMemoryStorageKey: SessionDependencyKey {
  static let liveValue = InMemoryStorage()
  static var testValue: InMemoryStorage { InMemoryStorage() }
}
