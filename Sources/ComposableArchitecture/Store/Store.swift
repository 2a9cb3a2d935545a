import ViewValues

/// Runs a feature: holds its state, receives its actions and carries out its effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementButtonTapped)
/// ```
///
/// Actions are reduced one at a time, in the order in which they are sent. `.send` effects join the
/// same queue and are reduced before `send` returns. Observers are called once for each `send` from
/// outside. An action that an observer sends waits until all observers have been called. When a store
/// is deinitialized, it cancels its effects.
@preconcurrency
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  /// `nil` for a store that was scoped from another.
  @usableFromInline let core: UnsafeMutablePointer<StoreCore<State, Action>>?
  @usableFromInline let scoped: ScopedStore<State, Action>?
  /// The fields that views observe, if any do.
  @usableFromInline var fieldObservers: FieldObservers<State>?
  /// The stores that were scoped with key paths and are still in use.
  var children = ChildStores()

  /// Makes a store for a feature.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The feature. Its `body` is evaluated once, here.
  ///   - prepareDependencies: Overrides dependencies for the feature, its effects and its initial
  ///     state. The store also keeps the overrides of the code that makes it.
  @inlinable
  public init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    if let captured = capturedStore(initialState, reducer, prepareDependencies) {
      core = nil
      scoped = captured
      return
    }
    core = .allocate(capacity: 1)
    scoped = nil
    func make() -> (State, CompiledReducer<State, Action>) {
      (initialState(), ReducerCompiler.forNewStore.feature(reducer()).reducer)
    }
    guard let prepareDependencies else {
      let (state, prepared) = make()
      let dependencies = DependencyValues.ofEnclosingScope
      core!.initialize(
        to: StoreCore(
          state: state, reducer: dependencies.map { running(prepared, under: $0) } ?? prepared,
          execution: EffectExecution.current, dependencies: dependencies))
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

  /// Makes a store for a feature that is passed as a value: the 0.5x spelling.
  @inlinable
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    reducer: R,
    prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    self.init(
      initialState: initialState(), reducer: { reducer }, withDependencies: prepareDependencies)
  }

  /// Makes a store for a reducer that is already compiled.
  init(state: State, reducer: @escaping CompiledReducer<State, Action>) {
    core = .allocate(capacity: 1)
    scoped = nil
    core!.initialize(
      to: StoreCore(state: state, reducer: reducer, execution: EffectExecution.current))
  }

  @usableFromInline
  init(scoped: ScopedStore<State, Action>) {
    core = nil
    self.scoped = scoped
  }

  deinit {
    core?.pointee.runner?.running.cancelAll()
    // The store is the only owner of the pointer.
    core?.deinitialize(count: 1)
    core?.deallocate()
  }

  /// Sends an action.
  ///
  /// - Returns: The effects that the action starts.
  @inlinable
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    guard let core else { return scoped!.send(action) }
    guard core.pointee.phase == .idle, !core.pointee.isListenedTo else {
      return sendByQueue(action)
    }
    core.pointee.phase = .reducing
    let effect = core.pointee.reducer(&core.pointee.state, action)
    guard effect.isNone, core.pointee.queue.isEmpty else { return takeFirst(effect) }
    guard !core.pointee.isObserved else { return notifyFirst() }
    core.pointee.phase = .idle
    return StoreTask(group: nil)
  }

  /// Sends an action with an animation. Text is not animated.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask { send(action) }

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
      "The state of a store was read while its reducer was running. Read the reducer's own state."
    )
  }
}

/// A reducer that runs with the given dependencies.
@usableFromInline
func running<State, Action>(
  _ reducer: @escaping CompiledReducer<State, Action>, under dependencies: DependencyValues
) -> CompiledReducer<State, Action> {
  { state, action in
    DependencyValues.$_current.withValue(dependencies) { reducer(&state, action) }
  }
}

/// The effects that one sent action has started, and the effects of the actions that they send.
///
/// ```swift
/// await store.send(.refreshButtonTapped).finish()
/// ```
public struct StoreTask: Sendable {
  @usableFromInline let group: EffectGroup?

  @inlinable
  @inline(__always)
  init(group: EffectGroup?) { self.group = group }

  /// Waits until all effects have ended. If the current task is cancelled, the effects are cancelled.
  @MainActor
  public func finish() async { await group?.finish() }

  public func cancel() { group?.scope.cancel() }

  /// Whether the action has caused anything but other actions: an effect that ran, was delayed, or cancels others.
  package var hasWork: Bool { group != nil }

  /// Whether ``cancel()`` was called.
  public var isCancelled: Bool { group?.scope.isCancelled ?? false }
}

extension StoreTask: Hashable {
  /// Whether two tasks are for the same effects.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  public func hash(into hasher: inout Hasher) { hasher.combine(group.map(ObjectIdentifier.init)) }
}
