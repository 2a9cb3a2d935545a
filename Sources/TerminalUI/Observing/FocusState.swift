/// Which field of a view has the keyboard. Here none has: it can be written and read, and nothing comes of it.
///
/// ```swift
/// @FocusState private var isFocused: Bool
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let place: RememberedPlace<Value>

  /// No field has the keyboard.
  public init() where Value == Bool { place = RememberedPlace { false } }

  /// No field has the keyboard.
  public init<Field>() where Value == Field? { place = RememberedPlace { nil } }

  /// What was written last.
  public var wrappedValue: Value {
    get { place.kept.value }
    nonmutating set { place.kept.value = newValue }
  }

  /// What `focused(_:)` takes.
  public var projectedValue: Binding { Binding(state: self) }

  package func find(in context: ViewContext, property: Int) {
    place.find(in: context, property: property)
  }

  /// The state as something to write.
  @propertyWrapper
  public struct Binding {
    let state: FocusState

    /// What was written last.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
