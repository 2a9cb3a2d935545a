/// A property of a feature that reads a value of its environment.
@propertyWrapper
public struct FeatureEnvironment<Value>: @unchecked Sendable, FeatureBindable {
  // Unchecked: it is used on the thread of the store.
  private let read: (FeatureEnvironmentValues) -> Value
  private let scope = FeatureCell<FeatureScope?>(nil)

  /// A value by its name.
  public init(_ path: KeyPath<FeatureEnvironmentValues, Value>) { read = { $0[keyPath: path] } }

  /// A value by its key.
  public init<Key: FeatureEnvironmentKey>(_ key: Key.Type) where Key.Value == Value {
    read = { $0[key] }
  }

  /// Connects the property.
  public func _bind(_ binder: FeatureBinder) { scope.value = binder.scope }

  /// The value now.
  public var wrappedValue: Value { read(scope.value?.environment ?? FeatureEnvironmentValues()) }
}
