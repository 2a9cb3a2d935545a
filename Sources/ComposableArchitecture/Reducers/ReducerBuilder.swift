/// Combines the reducers in a `body`, in order.
///
/// A body may use `if`, `else`, `switch`, `for` and `#available`. The effects of its reducers are
/// merged in the same order.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  @inlinable
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> ReducerArray<R> {
    ReducerArray(reducers)
  }

  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// Builds a body with a single reducer.
  @inlinable
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  /// Builds an `if` branch.
  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first reducer: First
  ) -> ReducerConditional<First, Second> { .first(reducer) }

  /// Builds an `else` branch.
  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second reducer: Second
  ) -> ReducerConditional<First, Second> { .second(reducer) }

  // The second parameter prevents the compiler from opening an `any Reducer`, which would hide the type of
  // the result.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(
    _ reducer: R, _: R.Type? = nil
  ) -> R { reducer }

  /// Builds a statement whose reducer has a hidden type.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression(
    _ reducer: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    func hide<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action> { Reduce(reducer) }
    return hide(reducer)
  }

  /// Builds the whole body.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  /// Builds an `if #available` branch.
  @inlinable
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(
    _ reducer: R
  ) -> Reduce<State, Action> { Reduce(reducer) }

  /// Builds an `if` without an `else`.
  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> R? { reducer }

  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first reducer: R) -> R { reducer }

  /// Builds each statement after the first.
  @inlinable
  public static func buildPartialBlock<First: Reducer<State, Action>, Next: Reducer<State, Action>>(
    accumulated first: First, next: Next
  ) -> ReducerSequence<First, Next> { ReducerSequence(first, next) }
}

/// The result builder of a feature: `@ReducerBuilderOf<Self> var body: some ReducerOf<Self>`.
public typealias ReducerBuilderOf<R: Reducer> = ReducerBuilder<R.State, R.Action>

// MARK: The reducers that a body is built of

/// Two statements of a `body`: runs one reducer after the other and merges their effects.
@frozen
public struct ReducerSequence<First: Reducer, Next: Reducer>: OperatorReducer
where First.State == Next.State, First.Action == Next.Action {
  @usableFromInline let first: First
  @usableFromInline let next: Next

  @inlinable
  init(_ first: First, _ next: Next) {
    self.first = first
    self.next = next
  }

  @inlinable
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<First.State, First.Action> {
    let presence = PresenceChecks<First.State, First.Action>.shared(with: compiler)
    let first = first._compile(compiler)
    let next = next._compile(compiler.afterOtherReducers(presence.checks))
    let inOrder: CompiledReducer<First.State, First.Action> = { state, action in
      let effect = first(&state, action)
      return effect.merge(with: next(&state, action))
    }
    guard presence.isOutermost, !presence.checks.isEmpty else { return inOrder }
    return presence.checks.running(before: inOrder)
  }
}

/// A `for` loop in a `body`: runs its reducers in order.
public struct ReducerArray<Element: Reducer>: OperatorReducer {
  @usableFromInline let elements: [Element]

  @inlinable
  init(_ elements: [Element]) { self.elements = elements }

  @inlinable
  public func _compile(
    _ compiler: ReducerCompiler
  ) -> CompiledReducer<Element.State, Element.Action> {
    let presence = PresenceChecks<Element.State, Element.Action>.shared(with: compiler)
    let reducers = elements.enumerated().map { index, element in
      element._compile(index == 0 ? compiler : compiler.afterOtherReducers(presence.checks))
    }
    let inOrder: CompiledReducer<Element.State, Element.Action> = { state, action in
      var effect = Effect<Element.Action>.none
      for reducer in reducers { effect = effect.merge(with: reducer(&state, action)) }
      return effect
    }
    guard presence.isOutermost, !presence.checks.isEmpty else { return inOrder }
    return presence.checks.running(before: inOrder)
  }
}

/// An `if`-`else` or `switch` in a `body`: one of two reducers.
public enum ReducerConditional<First: Reducer, Second: Reducer>: OperatorReducer
where First.State == Second.State, First.Action == Second.Action {
  /// The `if` branch.
  case first(First)
  /// The `else` branch.
  case second(Second)

  @inlinable
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<First.State, First.Action> {
    switch self {
    case .first(let reducer): return reducer._compile(compiler)
    case .second(let reducer): return reducer._compile(compiler)
    }
  }
}

extension Optional: Reducer where Wrapped: Reducer {
  public typealias Body = Never

  /// Runs the reducer unless it is `nil`.
  @inlinable
  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  /// Compiles the reducer unless it is `nil`.
  @inlinable
  public func _compile(
    _ compiler: ReducerCompiler
  ) -> CompiledReducer<Wrapped.State, Wrapped.Action> {
    self?._compile(compiler) ?? { _, _ in .none }
  }
}
