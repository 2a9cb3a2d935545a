extension Store {
  /// Returns a store for a part of the state and its actions, which a parent passes to a child's view.
  ///
  /// The child's state is read from this store's state. The child's actions are embedded and sent to
  /// this store.
  ///
  /// ```swift
  /// AmountControlView(
  ///   store: store.scope(state: \.amountControl, action: ProductDetailFeature.Action.amountControl))
  /// ```
  ///
  /// - Parameters:
  ///   - toChildState: A key path or a function to the part of the state.
  ///   - fromChildAction: An enum's case or a function that embeds a child's action.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      scoped: ScopedStore(
        state: { self.withState(toChildState) },
        send: { self.send(fromChildAction($0)) },
        observe: { self.observe($0) },
        dependencies: { self.currentDependencies }, isIdle: { self.isIdle }))
  }

  /// Returns a store for a part of the state with the same actions.
  @inlinable
  public func scope<ChildState>(
    state toChildState: @escaping (_ state: State) -> ChildState
  ) -> Store<ChildState, Action> {
    scope(state: toChildState, action: { $0 })
  }

  /// The dependencies that the reducer runs with.
  @usableFromInline
  var currentDependencies: DependencyValues {
    core.map { $0.pointee.dependencies ?? $0.pointee.initialDependencies } ?? scoped!.dependencies()
  }

  /// Whether no action is being sent, so that the state is that after all actions.
  @usableFromInline
  var isIdle: Bool { core.map { $0.pointee.phase == .idle } ?? scoped!.isIdle() }

  /// A store with the same actions and no state.
  public var stateless: Store<Void, Action> { scope(state: { _ in () }) }

  /// A store with the same state and no actions.
  public var actionless: Store<State, Never> {
    func absurd(_ action: Never) -> Action {}
    return scope(state: { $0 }, action: absurd)
  }
}

/// The store of a feature: `StoreOf<Counter>` is `Store<Counter.State, Counter.Action>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// Connects a scoped store to the store that it was scoped from, which it keeps alive.
@MainActor
@usableFromInline
final class ScopedStore<State, Action> {
  @usableFromInline let state: @MainActor () -> State
  @usableFromInline let send: @MainActor (Action) -> StoreTask
  let observe: @MainActor (@escaping @MainActor () -> Void) -> StoreObservation
  let dependencies: @MainActor () -> DependencyValues
  let isIdle: @MainActor () -> Bool

  @usableFromInline
  init(
    state: @escaping @MainActor () -> State,
    send: @escaping @MainActor (Action) -> StoreTask,
    observe: @escaping @MainActor (@escaping @MainActor () -> Void) -> StoreObservation,
    dependencies: @escaping @MainActor () -> DependencyValues,
    isIdle: @escaping @MainActor () -> Bool
  ) {
    self.state = state
    self.send = send
    self.observe = observe
    self.dependencies = dependencies
    self.isIdle = isIdle
  }
}
