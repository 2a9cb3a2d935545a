/// All that changes in a root store, in one block of memory of its own.
///
/// A class's stored properties are checked for overlapping access one by one, which costs more than
/// a small reducer does. The store reaches these fields through a pointer instead and keeps the one
/// rule itself: while `phase` is `.reducing`, the state belongs to the reducer alone (``Store``
/// checks before it reads).
@usableFromInline
struct StoreCore<State, Action> {
  @usableFromInline var state: State
  @usableFromInline var reducer: CompiledReducer<State, Action>
  @usableFromInline var phase = StorePhase.idle
  /// Whether there are observers.
  @usableFromInline var isObserved = false
  /// Whether there is a listener.
  @usableFromInline var isListenedTo = false
  @usableFromInline var queue = ActionQueue<Action>()
  @usableFromInline var observers: [StoreObserver] = []
  var nextObserver = 0
  /// Counts the actions that went through the queue.
  @usableFromInline var actionNumber = 0
  var listener: ((StoreEvent<State, Action>) -> Void)?
  /// Asked now and then while `.send`s follow each other: true drops the rest.
  var interruption: ((_ reduced: Int) -> Bool)?
  /// What the send that is being settled has started, if it has started anything.
  @usableFromInline var group: EffectGroup?
  /// Made when the first effect has work to do.
  @usableFromInline var runner: EffectRunner<Action>?
  @usableFromInline var execution: EffectExecution
  /// What the reducer runs under; nil: under whatever holds where an action is sent.
  @usableFromInline var dependencies: DependencyValues?

  @usableFromInline
  init(
    state: State, reducer: @escaping CompiledReducer<State, Action>, execution: EffectExecution,
    dependencies: DependencyValues? = nil
  ) {
    self.state = state
    self.reducer = reducer
    self.execution = execution
    self.dependencies = dependencies
  }
}

/// What a store is doing.
@usableFromInline
enum StorePhase {
  case idle
  case reducing
  case notifying
}

/// Someone who is told that a send has ended.
@usableFromInline
struct StoreObserver {
  let id: Int
  @usableFromInline let changed: @MainActor () -> Void
}
