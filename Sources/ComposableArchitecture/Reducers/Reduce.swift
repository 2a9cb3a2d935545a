/// A reducer from a function: the usual last line of a `body`.
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
  /// It is run as it is.
  public typealias Body = Never

  @usableFromInline let source: Source

  @frozen
  @usableFromInline
  enum Source {
    case function(PreparedReducer<State, Action>)
    case reducer((Preparation) -> PreparedReducer<State, Action>)
  }

  /// A reducer that calls a function.
  @inlinable
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {
    source = .function(reduce)
  }

  /// A reducer that hides the type of another.
  @inlinable
  public init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {
    source = .reducer { reducer._prepare($0) }
  }

  /// Runs the function, or the other reducer.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _prepare(Preparation())(&state, action)
  }

  /// The function, or the other reducer prepared.
  @inlinable
  public func _prepare(_ preparation: Preparation) -> PreparedReducer<State, Action> {
    switch source {
    case .function(let function):
      preparation.wiring?.addFunction(of: Action.self)
      return preparation.node(ReducerDescription("Reduce")) { _ in function }
    case .reducer(let prepare): return prepare(preparation)
    }
  }
}
