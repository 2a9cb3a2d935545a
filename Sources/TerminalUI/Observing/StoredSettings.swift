// Values that a view keeps and that a phone would store.

/// A value that a phone keeps in the user defaults. Here it lives as long as the screen, like ``State``.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates the property with its default value. The key and the store have no effect.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    state = State(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }

  package func connect(to context: ViewContext, property: Int) {
    state.connect(to: context, property: property)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

/// A value that a phone keeps for a window. Here it is the same as ``AppStorage``.
public typealias SceneStorage = AppStorage

/// A number that grows with the size of text. A terminal has one size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The number.
  public let wrappedValue: Value
  /// Creates the property. The style has no effect.
  public init(wrappedValue: Value, relativeTo style: Font = .body) {
    self.wrappedValue = wrappedValue
  }
}

/// A value that a gesture changes. A terminal has no pointer, so it stays the same.
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value
  /// The argument for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// The view that a screen reader is at. It is the same as ``FocusState``.
public typealias AccessibilityFocusState = FocusState
