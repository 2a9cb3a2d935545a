/// One of two reducers: what `if … else …` in a `body` becomes.
public enum ReducerConditional<First: Reducer, Second: Reducer>: OperatorReducer
where First.State == Second.State, First.Action == Second.Action {
  /// The `if` branch.
  case first(First)
  /// The `else` branch.
  case second(Second)

  /// Prepares the branch that was taken.
  @inlinable
  public func _prepare(
    _ preparation: Preparation
  ) -> PreparedReducer<First.State, First.Action> {
    switch self {
    case .first(let reducer): return reducer._prepare(preparation)
    case .second(let reducer): return reducer._prepare(preparation)
    }
  }
}
