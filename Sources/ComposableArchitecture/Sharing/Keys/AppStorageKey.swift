extension SharedReaderKey {
  /// A value in the user defaults.
  ///
  /// ```swift
  /// @Shared(.appStorage("isHapticOn")) var isHapticOn = true
  /// ```
  ///
  /// The default of the first property is written when the key has no value. In tests, previews and the
  /// shell, the user defaults are kept in memory.
  ///
  /// - Parameters:
  ///   - key: The name in the user defaults.
  ///   - store: The user defaults; `nil` for the dependency `defaultAppStorage`.
  public static func appStorage<Value: _AppStorageValue>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, decode: { Value(_appStorage: $0) }, encode: { $0._appStorage })
  }

  /// An enum of strings in the user defaults.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value>, Value.RawValue: _AppStorageValue {
    AppStorageKey(
      key, store, decode: { Value.RawValue(_appStorage: $0).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue._appStorage })
  }

  /// An optional enum of strings in the user defaults.
  public static func appStorage<Raw: RawRepresentable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Raw?>, Raw.RawValue: _AppStorageValue {
    AppStorageKey(
      key, store, decode: { Raw.RawValue(_appStorage: $0).map(Raw.init(rawValue:)) },
      encode: { $0?.rawValue._appStorage })
  }

  /// A value in the user defaults that is encoded as JSON.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(
      key, store,
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { (try? JSONEncoder().encode($0)).flatMap { $0 == Data("null".utf8) ? nil : $0 } })
  }
}

/// A name for a value in the user defaults; see `.appStorage`.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let key: String
  private let store: AppStorage
  private let decode: @Sendable (Any) -> Value?
  private let encode: @Sendable (Value) -> Any?

  init(
    _ key: String, _ store: UserDefaults?, decode: @escaping @Sendable (Any) -> Value?,
    encode: @escaping @Sendable (Value) -> Any?
  ) {
    self.key = key
    self.store = AppStorage(defaults: store ?? DependencyValues._current.defaultAppStorage)
    (self.decode, self.encode) = (decode, encode)
  }

  /// The identity of the value: its name and the user defaults.
  public var id: AppStorageKeyID {
    AppStorageKeyID(key: key, store: ObjectIdentifier(store.defaults))
  }

  private var stored: Value? { store.defaults.object(forKey: key).flatMap(decode) }

  /// Loads the value, or stores the default.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if let value = stored { return continuation.resume(returning: value) }
    if let value = context.initialValue { set(value) }
    continuation.resumeReturningInitialValue()
  }

  /// Follows changes of the user defaults by other code.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: store.defaults, queue: nil
    ) { [self] _ in
      guard !AppStorage.isSaving else { return }
      if let value = stored {
        subscriber.yield(value)
      } else {
        subscriber.yieldReturningInitialValue()
      }
    }
    nonisolated(unsafe) let token = observer
    return SharedSubscription { NotificationCenter.default.removeObserver(token) }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    set(value)
    continuation.resume()
  }

  private func set(_ value: Value) {
    AppStorage.$isSaving.withValue(true) {
      if let value = encode(value) {
        store.defaults.set(value, forKey: key)
      } else {
        store.defaults.removeObject(forKey: key)
      }
    }
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// `.appStorage("isHapticOn")`.
  public var description: String { ".appStorage(\(String(reflecting: key)))" }
}

/// The identity of a value in the user defaults.
public struct AppStorageKeyID: Hashable, Sendable {
  let key: String
  let store: ObjectIdentifier
}

/// User defaults, which may be used from any thread.
struct AppStorage: @unchecked Sendable {
  // Unchecked: Foundation documents `UserDefaults` as safe to use from any thread.
  let defaults: UserDefaults

  /// Whether a key is storing a value, so that it does not take the notification for an outside change.
  @TaskLocal static var isSaving = false
}

extension DependencyValues {
  /// Whether names in the user defaults that key-value observation cannot follow are reported. It has no effect, as names are
  /// followed without it.
  public var appStorageKeyFormatWarningEnabled: Bool {
    get { self[AppStorageKeyFormatWarning.self] }
    set { self[AppStorageKeyFormatWarning.self] = newValue }
  }
}

private enum AppStorageKeyFormatWarning: DependencyKey {
  static let liveValue = true
  static let testValue = true
}
