/// Several reducers as one, so that an operator can be applied to all of them.
///
/// ```swift
/// CombineReducers {
///   Search()
///   Bookmarks()
/// }
/// .ifLet(\.detail, action: /Action.detail) { Detail() }
/// ```
public struct CombineReducers<State, Action, Reducers: Reducer>: OperatorReducer
where State == Reducers.State, Action == Reducers.Action {
  @usableFromInline let reducers: Reducers

  /// Combines what stands in the block.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { reducers = build() }

  /// Prepares the parts.
  @inlinable
  public func _prepare(_ preparation: Preparation) -> PreparedReducer<State, Action> {
    reducers._prepare(preparation)
  }
}
