extension Store {
  /// A store for a part of the state and its actions: what a parent hands to a child's view.
  ///
  /// The child's state is read from this store's each time; its actions are sent to this store,
  /// embedded.
  ///
  /// ```swift
  /// AmountControlView(
  ///   store: store.scope(state: \.amountControl, action: ProductDetailFeature.Action.amountControl))
  /// ```
  ///
  /// - Parameters:
  ///   - toChildState: The part of the state: a key path or a function.
  ///   - fromChildAction: Embeds a child's action: an enum's case or a function.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      scoped: ScopedStore(
        state: { self.withState(toChildState) },
        send: { self.send(fromChildAction($0)) },
        observe: { self.observe($0) }))
  }

  /// A store for a part of the state that takes the same actions.
  public func scope<ChildState>(
    state toChildState: @escaping (_ state: State) -> ChildState
  ) -> Store<ChildState, Action> {
    scope(state: toChildState, action: { $0 })
  }

  /// A store for the actions alone.
  public var stateless: Store<Void, Action> { scope(state: { _ in () }) }

  /// A store for the state alone.
  public var actionless: Store<State, Never> {
    func absurd(_ action: Never) -> Action {}
    return scope(state: { $0 }, action: absurd)
  }
}

/// The store of a feature: `StoreOf<Counter>` is `Store<Counter.State, Counter.Action>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// How a scoped store reaches the store that it was scoped out of, which it keeps alive.
@MainActor
@usableFromInline
final class ScopedStore<State, Action> {
  @usableFromInline let state: @MainActor () -> State
  @usableFromInline let send: @MainActor (Action) -> StoreTask
  let observe: @MainActor (@escaping @MainActor () -> Void) -> StoreObservation

  init(
    state: @escaping @MainActor () -> State,
    send: @escaping @MainActor (Action) -> StoreTask,
    observe: @escaping @MainActor (@escaping @MainActor () -> Void) -> StoreObservation
  ) {
    self.state = state
    self.send = send
    self.observe = observe
  }
}
