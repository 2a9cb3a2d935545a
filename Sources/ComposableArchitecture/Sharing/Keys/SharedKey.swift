/// A name for a shared value in a storage that can be read.
///
/// Conform a type to share values of your own storage without writing them; see ``SharedKey`` for a storage
/// that is written as well.
///
/// ```swift
/// struct FlagKey: SharedReaderKey {
///   let name: String
///   func load(context: LoadContext<Bool>, continuation: LoadContinuation<Bool>) {
///     continuation.resume(returning: Flags.current[name] ?? false)
///   }
///   func subscribe(
///     context: LoadContext<Bool>, subscriber: SharedSubscriber<Bool>
///   ) -> SharedSubscription {
///     Flags.follow(name) { subscriber.yield($0) }
///     return SharedSubscription { Flags.unfollow(name) }
///   }
/// }
/// ```
///
/// Two properties whose keys have the same ``id`` share one value. Implement `load` and `subscribe` in one
/// of the two spellings.
public protocol SharedReaderKey<Value>: Sendable {
  associatedtype Value: Sendable
  associatedtype ID: Hashable = Self

  /// The identity of the value. The default is the key itself.
  var id: ID { get }

  /// Loads the value.
  ///
  /// - Parameters:
  ///   - context: Why it is loaded.
  ///   - continuation: Receives the value, once, now or later.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Follows changes that other code makes in the storage.
  ///
  /// - Parameters:
  ///   - context: Why it was loaded.
  ///   - subscriber: Receives the values.
  /// - Returns: Ends the subscription when it is released.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription

  /// Loads the value: the older spelling.
  ///
  /// - Parameter initialValue: The default of the property.
  /// - Returns: The stored value; `nil` if there is none.
  func load(initialValue: Value?) -> Value?

  /// Follows changes that other code makes in the storage: the older spelling.
  ///
  /// - Parameters:
  ///   - initialValue: The default of the property.
  ///   - didSet: Receives the values.
  func subscribe(
    initialValue: Value?, didSet: @escaping @Sendable (_ newValue: Value?) -> Void
  ) -> SharedSubscription
}

/// A name for a shared value in a storage that can be read and written.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why it is saved.
  ///   - continuation: Receives the result, once: that the value was saved, or the error.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)

  /// Saves a value: the older spelling.
  func save(_ value: Value)
}

extension SharedReaderKey where ID == Self {
  public var id: ID { self }
}

extension SharedReaderKey {
  /// Loads the value with the older spelling.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    guard let value = load(initialValue: context.initialValue) else {
      return continuation.resumeReturningInitialValue()
    }
    continuation.resume(returning: value)
  }

  /// Follows changes with the older spelling.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    subscribe(initialValue: context.initialValue) { value in
      if let value { subscriber.yield(value) } else { subscriber.yieldReturningInitialValue() }
    }
  }

  /// The default of the property.
  public func load(initialValue: Value?) -> Value? { initialValue }

  public func subscribe(
    initialValue: Value?, didSet: @escaping @Sendable (_ newValue: Value?) -> Void
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}

extension SharedKey {
  /// Saves a value with the older spelling.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    save(value)
    continuation.resume()
  }

  public func save(_ value: Value) {}
}

/// Why a value is loaded.
public enum LoadContext<Value: Sendable>: Sendable {
  /// A property with this default is the first to use the key.
  case initialValue(Value)
  /// Code called `load()`.
  case userInitiated

  /// The default of the property.
  public var initialValue: Value? {
    if case .initialValue(let value) = self { return value }
    return nil
  }
}

public enum SaveContext: Hashable, Sendable {
  /// The value has changed.
  case didSet
  /// Code called `save()`.
  case userInitiated
}

/// The older name of ``SharedReaderKey``.
public typealias PersistenceReaderKey = SharedReaderKey
/// The older name of ``SharedKey``.
public typealias PersistenceKey = SharedKey
