/// The logic of a feature: how an action changes the state, and which effects follow.
///
/// A feature either implements ``reduce(into:action:)`` or composes its `body` from other reducers.
/// If a type has both, its `body` is used.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State: Equatable { var count = 0 }
///   enum Action { case incrementButtonTapped }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// A store compiles a reducer once: it evaluates `body` when the store is created, not for every
/// action. A `body` must therefore not branch on values that change later.
public protocol Reducer<State, Action> {
  /// The data that the feature needs for its logic and its view.
  associatedtype State
  /// Everything that can happen in the feature.
  associatedtype Action
  /// The type of ``body``; `Never` for a reducer that implements ``reduce(into:action:)``.
  associatedtype Body

  /// Changes the state in place for an action and returns the effects that follow.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that make up this one, in the order in which they run.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// Returns the function that a store runs: this reducer with every nested `body` evaluated.
  ///
  /// Features do not implement it. A custom operator implements it to be compiled together with the
  /// reducers that it is applied to; see ``ReducerCompiler``.
  func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<State, Action>
}

/// A reducer for the state and action of a feature: `some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// The effect of a feature: `EffectOf<Counter>` is `Effect<Counter.Action>`.
public typealias EffectOf<Feature: Reducer> = Effect<Feature.Action>

/// What the effects of a feature send with: `SendOf<Counter>` is `Send<Counter.Action>`.
public typealias SendOf<Feature: Reducer> = Send<Feature.Action>

/// The 0.5x spelling of ``Reducer``.
public typealias ReducerProtocol = Reducer

/// The 0.5x spelling of ``ReducerOf``.
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer that implements `reduce(into:action:)` has no body.
  public var body: Never {
    fatalError("\(Self.self) has no body because it implements reduce(into:action:).")
  }
}

extension Reducer {
  /// Compiles a reducer that implements `reduce(into:action:)` to a call of that method.
  @inlinable
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<State, Action> {
    compiler.wiring?.addLeaf(Self.self, action: Action.self)
    return compiler.node(ReducerDescription(feature: Self.self)) { _ in
      { state, action in self.reduce(into: &state, action: action) }
    }
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the body. A store does not call this method, as it compiles the body once.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  @inlinable
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<State, Action> {
    compiler.node(ReducerDescription(feature: Self.self)) { body._compile($0) }
  }
}

/// A reducer that is defined by its `_compile` method alone.
///
/// Operators conform to it, so that their behavior is defined in one place. If code calls
/// `reduce(into:action:)` on an operator, the operator is compiled for that one action.
public protocol OperatorReducer: Reducer where Body == Never {}

extension OperatorReducer {
  /// Compiles the operator and runs it once.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _compile(ReducerCompiler())(&state, action)
  }
}
