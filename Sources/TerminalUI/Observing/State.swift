/// A value that a view owns; `$isExpanded` is a binding to it.
///
/// ```swift
/// struct Details: View {
///   @State private var isExpanded = false
///   var body: some View { Toggle("Details", isOn: $isExpanded) }
/// }
/// ```
///
/// The value outlives the view struct: a view that is drawn again in the same position finds the last value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let storage: PropertyStorage<Value>

  public init(wrappedValue: Value) { storage = PropertyStorage { wrappedValue } }

  public init(initialValue: Value) { storage = PropertyStorage { initialValue } }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  package func connect(to context: ViewContext, property: Int) {
    storage.connect(to: context, property: property)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// The field of a view that has the keyboard focus. Nothing has it on a terminal: the value can be read and written, and has
/// no effect.
///
/// ```swift
/// @FocusState private var isFocused: Bool
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let storage: PropertyStorage<Value>

  /// Creates the property without focus.
  public init() where Value == Bool { storage = PropertyStorage { false } }

  public init<Field>() where Value == Field? { storage = PropertyStorage { nil } }

  /// The last value that was written.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// The argument for `focused(_:)`.
  public var projectedValue: Binding { Binding(state: self) }

  package func connect(to context: ViewContext, property: Int) {
    storage.connect(to: context, property: property)
  }

  /// Read and write access to a focus state.
  @propertyWrapper
  public struct Binding {
    let state: FocusState

    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}
