/// A feature's logic: how an action changes the state, and which effects follow.
///
/// A feature either implements ``reduce(into:action:)`` itself or describes its `body` out of other reducers. Where a type
/// has both, its `body` is taken.
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
/// A store prepares a reducer once: `body` is evaluated when the store is made, not at every action, so it must not branch
/// on anything that changes later.
public protocol Reducer<State, Action> {
  /// All that the feature needs to do its work and to draw itself.
  associatedtype State
  /// All that can happen in the feature.
  associatedtype Action
  /// The type of ``body``; `Never` for a reducer that implements ``reduce(into:action:)`` itself.
  associatedtype Body

  /// Changes the state in place for one action and answers the effects that follow.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that make up this one, run in order.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// What a store runs: this reducer with every `body` beneath it evaluated. Features leave it alone; an operator whose
  /// parts should be prepared with it implements it.
  func _prepare(_ preparation: Preparation) -> PreparedReducer<State, Action>
}

/// A reducer made ready to run: see ``Reducer/_prepare(_:)``.
public typealias PreparedReducer<State, Action> = (inout State, Action) -> Effect<Action>

/// The reducers of a feature's state and action: `some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer that implements ``reduce(into:action:)`` has no body.
  public var body: Never {
    fatalError("\(Self.self) has no body: it implements reduce(into:action:) itself.")
  }
}

extension Reducer {
  /// A reducer that implements `reduce(into:action:)` is run as it is.
  @inlinable
  public func _prepare(_ preparation: Preparation) -> PreparedReducer<State, Action> {
    preparation.wiring?.addLeaf(Self.self)
    return preparation.node(ReducerDescription(feature: Self.self)) { _ in
      { state, action in self.reduce(into: &state, action: action) }
    }
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the body. A store never calls this: it prepares the body once.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  /// Prepares the body in this feature's place.
  @inlinable
  public func _prepare(_ preparation: Preparation) -> PreparedReducer<State, Action> {
    preparation.node(ReducerDescription(feature: Self.self)) { body._prepare($0) }
  }
}
