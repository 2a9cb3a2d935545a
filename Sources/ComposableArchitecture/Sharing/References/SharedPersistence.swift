/// How a shared value is loaded, saved and followed.
struct SharedPersistence<Value>: Sendable {
  /// The key, as descriptions show it.
  let name: String
  private let startLoading: @Sendable (_ initial: Value?, LoadContinuation<Value>) -> Void
  private let startFollowing: @Sendable (Value, SharedSubscriber<Value>) -> SharedSubscription
  private let startSaving: @Sendable (Value, SaveContext, SaveContinuation) -> Void

  init<Key: SharedReaderKey>(_ key: Key) where Key.Value == Value {
    name = SharedKeyName.of(key)
    startLoading = { initial, continuation in
      key.load(
        context: initial.map { .initialValue($0) } ?? .userInitiated, continuation: continuation)
    }
    startFollowing = { key.subscribe(context: .initialValue($0), subscriber: $1) }
    if let key = key as? any SharedKey {
      startSaving = Self.saving(key)
    } else {
      startSaving = { _, _, done in done.resume() }
    }
  }

  private static func saving<Key: SharedKey>(
    _ key: Key
  ) -> @Sendable (Value, SaveContext, SaveContinuation) -> Void {
    { value, context, done in
      // The key is the one whose values are of this type.
      key.save(value as! Key.Value, context: context, continuation: done)
    }
  }

  /// Loads the value.
  ///
  /// - Parameter initial: The default of the first property; `nil` if code called `load()`.
  func load(initial: Value?, _ continuation: LoadContinuation<Value>) {
    startLoading(initial, continuation)
  }

  func follow(initial: Value, _ subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    startFollowing(initial, subscriber)
  }

  func save(_ value: Value, _ context: SaveContext, _ done: SaveContinuation) {
    startSaving(value, context, done)
  }
}
