import TerminalUI

/// A field of a view's own state that the view may write: a `@BindingState` field of the feature, seen through
/// ``BindingViewStore``.
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

  /// The value that the field had when the view's state was made; a write sends an action.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { binding.wrappedValue = newValue }
  }

  /// A binding to the field.
  public var projectedValue: Binding<Value> { binding }

  /// A part of the field as a field of its own.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> BindingViewState<Part> {
    BindingViewState<Part>(value: value[keyPath: keyPath], binding: binding.transform(keyPath))
  }
}

extension BindingViewState: Equatable where Value: Equatable {
  /// Compares the values.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

extension BindingViewState: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension BindingViewState: CustomReflectable {
  /// The value's own mirror.
  public var customMirror: Mirror { Mirror(reflecting: value) }
}

extension BindingViewState: CustomDumpRepresentable {
  /// The value alone is dumped.
  public var customDumpValue: Any { value }
}

extension BindingViewState: CustomDebugStringConvertible
where Value: CustomDebugStringConvertible {
  /// The value's own description.
  public var debugDescription: String { value.debugDescription }
}
