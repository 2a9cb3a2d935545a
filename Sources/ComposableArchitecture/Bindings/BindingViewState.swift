import ViewValues

/// A field of a view's state that the view may change. It is connected to a `@BindingState` field of the
/// feature by a ``BindingViewStore``.
///
/// ```swift
/// struct ViewState: Equatable {
///   @BindingViewState var productAmount: Int
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct BindingViewState<Value> {
  private let value: Value
  private let binding: Binding<Value>

  init(value: Value, binding: Binding<Value>) {
    self.value = value
    self.binding = binding
  }

  /// The value of the field when the view's state was made. Setting it sends an action.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { binding.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { binding }

  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> BindingViewState<Part> {
    BindingViewState<Part>(value: value[keyPath: keyPath], binding: binding.transform(keyPath))
  }
}

extension BindingViewState: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

extension BindingViewState: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension BindingViewState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: value) }
}

extension BindingViewState: CustomDumpRepresentable {
  /// The value, so that dumps do not show the wrapper.
  public var customDumpValue: Any { value }
}

extension BindingViewState: CustomDebugStringConvertible
where Value: CustomDebugStringConvertible {
  public var debugDescription: String { value.debugDescription }
}
