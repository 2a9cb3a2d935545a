/// An action type that can carry the writes of a view's bindings.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
/// ```
public protocol BindableAction<State> {
  /// The state whose fields are written.
  associatedtype State

  /// Wraps a write; a case `binding(BindingAction<State>)` does it.
  static func binding(_ action: BindingAction<State>) -> Self
}

extension BindableAction {
  /// A write of one field, spelled short: `.set(\.$displayName, "Blob")`.
  @inlinable
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
