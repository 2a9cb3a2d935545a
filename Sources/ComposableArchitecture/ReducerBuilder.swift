/// Puts the reducers that stand in a `body` together, in order.
///
/// `if`, `else`, `switch`, `for` and `#available` work in a body. Effects of the parts merge in the
/// same order.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// A `for` loop.
  @inlinable
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> ReducerArray<R> {
    ReducerArray(reducers)
  }

  /// An empty body.
  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// A body of one reducer.
  @inlinable
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  /// The `if` branch.
  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first reducer: First
  ) -> ReducerConditional<First, Second> { .first(reducer) }

  /// The `else` branch.
  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second reducer: Second
  ) -> ReducerConditional<First, Second> { .second(reducer) }

  /// One line.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  /// The whole body.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  /// An `if #available` branch.
  @inlinable
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(
    _ reducer: R
  ) -> Reduce<State, Action> { Reduce(reducer) }

  /// An `if` without `else`.
  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> R? { reducer }

  /// The first line.
  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first reducer: R) -> R { reducer }

  /// Each further line.
  @inlinable
  public static func buildPartialBlock<First: Reducer<State, Action>, Next: Reducer<State, Action>>(
    accumulated first: First, next: Next
  ) -> ReducerSequence<First, Next> { ReducerSequence(first, next) }
}

/// The builder of a feature's reducers: `@ReducerBuilderOf<Self> var body: some ReducerOf<Self>`.
public typealias ReducerBuilderOf<R: Reducer> = ReducerBuilder<R.State, R.Action>
