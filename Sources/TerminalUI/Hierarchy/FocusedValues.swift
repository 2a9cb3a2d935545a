// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A key of a value that the view with the focus gives to menus.
public protocol FocusedValueKey { associatedtype Value }

/// The values of the view with the focus. A terminal has no menus that read them, so they are `nil`.
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(_ key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

@propertyWrapper
public struct FocusedValue<Value> {
  public init(_ path: KeyPath<FocusedValues, Value?>) {}
  public init(_ type: Value.Type) {}
  public var wrappedValue: Value? { nil }
}

@propertyWrapper
public struct FocusedBinding<Value> {
  public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  public func focusedValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }
  public func focusedSceneValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }
  public func focusedValue(_ object: (some AnyObject)?) -> Self { self }
  public func focusedSceneValue(_ object: (some AnyObject)?) -> Self { self }
}
