extension Optional: Reducer where Wrapped: Reducer {
  /// It is run as it is.
  public typealias Body = Never

  /// Runs the reducer if there is one.
  @inlinable
  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  /// Prepares the reducer if there is one.
  @inlinable
  public func _prepare(
    _ preparation: Preparation
  ) -> PreparedReducer<Wrapped.State, Wrapped.Action> {
    self?._prepare(preparation) ?? { _, _ in .none }
  }
}
