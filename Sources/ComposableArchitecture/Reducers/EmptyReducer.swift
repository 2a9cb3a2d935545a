/// A reducer that changes nothing: a place to hang operators on.
///
/// ```swift
/// EmptyReducer().ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { LoggedIn() }
/// ```
@frozen
public struct EmptyReducer<State, Action>: Reducer {
  /// It is run as it is.
  public typealias Body = Never

  /// Makes the reducer.
  @inlinable
  public init() {}

  /// Does nothing.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }

  /// Prepares nothing.
  @inlinable
  public func _prepare(_ preparation: Preparation) -> PreparedReducer<State, Action> {
    { _, _ in .none }
  }
}
