/// A reducer made from a function: usually the last statement of a `body`.
///
/// ```swift
/// Reduce { state, action in
///   switch action {
///   case .resetButtonTapped:
///     state = State()
///     return .none
///   }
/// }
/// ```
@frozen
public struct Reduce<State, Action>: Reducer {
  public typealias Body = Never

  @usableFromInline let source: Source

  @frozen
  @usableFromInline
  enum Source {
    case function(CompiledReducer<State, Action>)
    case reducer((ReducerCompiler) -> CompiledReducer<State, Action>)
  }

  @inlinable
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {
    source = .function(reduce)
  }

  /// Makes a reducer that hides the type of another reducer.
  @inlinable
  public init(_ reducer: any Reducer<State, Action>, _noTrailingClosure: (() -> Never)? = nil) {
    // The compiler must not try to pass a closure with an error as the reducer, and report that instead of the error. A generic
    // parameter would accept any closure, and without the second parameter, which takes a trailing closure, the first one would.
    source = .reducer { reducer._compile($0) }
  }

  /// Runs the function or the other reducer.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _compile(ReducerCompiler())(&state, action)
  }

  /// Returns the function, or compiles the other reducer.
  @inlinable
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<State, Action> {
    switch source {
    case .function(let function):
      compiler.wiring?.addFunction(of: Action.self)
      return compiler.node(ReducerDescription("Reduce")) { _ in function }
    case .reducer(let compile): return compile(compiler)
    }
  }
}

/// A reducer that does nothing. Operators can be applied to it.
///
/// ```swift
/// EmptyReducer().ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { LoggedIn() }
/// ```
@frozen
public struct EmptyReducer<State, Action>: Reducer {
  public typealias Body = Never

  @inlinable
  public init() {}

  /// Does nothing.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }

  /// Returns a function that does nothing.
  @inlinable
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<State, Action> {
    { _, _ in .none }
  }
}

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

  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { reducers = build() }

  @inlinable
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<State, Action> {
    reducers._compile(compiler)
  }
}
