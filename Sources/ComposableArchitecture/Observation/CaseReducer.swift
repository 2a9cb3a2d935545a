/// An enum whose cases hold features: a reducer for all of them.
///
/// The macro `@Reducer` writes the conformance.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(Edit)
///   case detail(Detail)
/// }
/// ```
public protocol CaseReducer<State, Action>: Reducer
where
  State: CasePathable, Action: CasePathable,
  Body: Reducer, Body.State == State, Body.Action == Action
{
  /// The type of the reducers of the features. An enum feature in a case of another one is written
  /// with it: `case tab(Tab.Body = Tab.body)`.
  associatedtype Body
  /// An enum with a store for each feature.
  associatedtype CaseScope

  /// The reducers of the features, each of which runs while the state is in its case.
  @ReducerBuilder<State, Action> static var body: Body { get }

  /// The store of the feature in whose case the state is.
  @MainActor @preconcurrency static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The reducers of the features: the static `body`.
  public var body: Body { Self.body }

  /// Runs the reducer of the feature in whose case the state is.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.body.reduce(into: &state, action: action)
  }

  @inlinable
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<State, Action> {
    compiler.node(ReducerDescription(feature: Self.self)) { Self.body._compile($0) }
  }
}

public protocol CaseReducerState {
  associatedtype StateReducer: Reducer where StateReducer.State == Self
}

extension Store
where State: CaseReducerState, State.StateReducer: CaseReducer, State.StateReducer.Action == Action
{
  /// The store of the feature in whose case the state is, in an enum for `switch`.
  ///
  /// ```swift
  /// switch store.case {
  /// case .edit(let store): EditView(store: store)
  /// case .detail(let store): DetailView(store: store)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
