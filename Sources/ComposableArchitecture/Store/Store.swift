/// Runs a feature: holds its state, takes its actions, carries out its effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementButtonTapped)
/// ```
///
/// Actions are reduced one at a time, in the order in which they came. `.send` effects join the
/// same queue and are reduced before `send` returns; observers hear once per `send` from outside.
/// What an observer sends waits until the others have heard. A store that goes away cancels its
/// effects.
@preconcurrency
@MainActor
public final class Store<State, Action> {
  /// A store that was scoped out of another has no core of its own.
  @usableFromInline let core: UnsafeMutablePointer<StoreCore<State, Action>>?
  @usableFromInline let scoped: ScopedStore<State, Action>?

  /// A store for a feature.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature. Its `body` is evaluated here, once.
  ///   - prepareDependencies: Sets dependencies that hold for the feature and its effects; the
  ///     state is made under them as well.
  @inlinable
  public init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    core = .allocate(capacity: 1)
    scoped = nil
    func make() -> (State, CompiledReducer<State, Action>) {
      (initialState(), ReducerCompiler.forNewStore.feature(reducer()).reducer)
    }
    guard let prepareDependencies else {
      let (state, prepared) = make()
      core!.initialize(
        to: StoreCore(state: state, reducer: prepared, execution: EffectExecution.current))
      return
    }
    let (state, prepared, dependencies) = ComposableArchitecture.withDependencies(
      prepareDependencies
    ) {
      let (state, prepared) = make()
      return (state, prepared, DependencyValues._current)
    }
    core!.initialize(
      to: StoreCore(
        state: state, reducer: running(prepared, under: dependencies),
        execution: EffectExecution.current, dependencies: dependencies))
  }

  /// The 0.5x spelling: the reducer as a value.
  @inlinable
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    reducer: R,
    prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    self.init(
      initialState: initialState(), reducer: { reducer }, withDependencies: prepareDependencies)
  }

  /// A store for a reducer that was prepared before.
  init(state: State, reducer: @escaping CompiledReducer<State, Action>) {
    core = .allocate(capacity: 1)
    scoped = nil
    core!.initialize(
      to: StoreCore(state: state, reducer: reducer, execution: EffectExecution.current))
  }

  init(scoped: ScopedStore<State, Action>) {
    core = nil
    self.scoped = scoped
  }

  deinit {
    core?.pointee.runner?.running.cancelAll()
    // Nobody else holds the pointer: it never leaves the store.
    core?.deinitialize(count: 1)
    core?.deallocate()
  }

  /// Sends an action.
  ///
  /// - Returns: The work that the action started.
  @inlinable
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    guard let core else { return scoped!.send(action) }
    guard core.pointee.phase == .idle, !core.pointee.isListenedTo else {
      return sendByQueue(action)
    }
    core.pointee.phase = .reducing
    let effect = core.pointee.reducer(&core.pointee.state, action)
    guard effect.isNone, core.pointee.queue.isEmpty, !core.pointee.isObserved else {
      return takeFirst(effect)
    }
    core.pointee.phase = .idle
    return StoreTask(group: nil)
  }

  /// Calls a function with the present state.
  @inlinable
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    guard let core else { return body(scoped!.state()) }
    checkReadable(core)
    return body(core.pointee.state)
  }

  @inlinable
  func checkReadable(_ core: UnsafeMutablePointer<StoreCore<State, Action>>) {
    precondition(
      core.pointee.phase != .reducing,
      "the state of a store was read while its reducer changes it: read the state that the reducer was handed"
    )
  }
}

/// A reducer that runs under dependencies.
@usableFromInline
func running<State, Action>(
  _ reducer: @escaping CompiledReducer<State, Action>, under dependencies: DependencyValues
) -> CompiledReducer<State, Action> {
  { state, action in
    DependencyValues.$_current.withValue(dependencies) { reducer(&state, action) }
  }
}
