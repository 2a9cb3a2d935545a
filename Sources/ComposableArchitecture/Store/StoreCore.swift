/// The mutable state of a root store, in its own block of memory.
///
/// Each access to a class's stored property is checked for overlaps, which costs more than a small
/// reducer. The store accesses these fields through a pointer instead and enforces the one rule
/// itself: while `phase` is `.reducing`, only the reducer may access the state (``Store`` checks before
/// it reads).
@usableFromInline
struct StoreCore<State, Action> {
  // The queue and the state come last. Their sizes depend on the types, and what comes before them is
  // found without looking up the layout of the core.
  @usableFromInline var reducer: CompiledReducer<State, Action>
  @usableFromInline var phase = StorePhase.idle
  @usableFromInline var isObserved = false
  @usableFromInline var isListenedTo = false
  @usableFromInline var observers: [StoreObserver] = []
  var nextObserver = 0
  /// Whether the actions in the queue wait until ``Store/releaseActions()``.
  @usableFromInline var isHeld = false
  /// The number of actions that went through the queue.
  @usableFromInline var actionNumber = 0
  weak var listener: (any StoreListener<State, Action>)?
  /// Called from time to time while `.send` effects follow each other. `true` drops the other actions.
  var interruption: ((_ reduced: Int) -> Bool)?
  /// The effects of the current `send`, if it has started any.
  @usableFromInline var group: EffectGroup?
  /// Created with the first effect.
  @usableFromInline var runner: EffectRunner<Action>?
  @usableFromInline var execution: EffectExecution
  /// The dependencies of the reducer. If `nil`, the reducer runs with those of the code that sends an
  /// action.
  @usableFromInline var dependencies: DependencyValues?
  /// The dependencies of the code that created the store. Actions of effects are reduced with them,
  /// unless the store has its own.
  @usableFromInline let initialDependencies = DependencyValues._current
  @usableFromInline var queue = ActionQueue<Action>()
  @usableFromInline var state: State

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

extension Store {
  /// The address of the state of a root store, which stays the same as long as the store exists.
  var stateAddress: UnsafeRawPointer? {
    core.map { core in withUnsafeMutablePointer(to: &core.pointee.state) { UnsafeRawPointer($0) } }
  }
}

@usableFromInline
enum StorePhase {
  case idle
  case reducing
  /// Starting the effects of an action.
  case notifying
  /// Calling the observers.
  case observing
}

/// A function that is called when a `send` has ended.
@usableFromInline
struct StoreObserver {
  let id: Int
  @usableFromInline let changed: @MainActor () -> Void
}

/// A first-in, first-out queue of actions. Its memory does not grow with the number of actions that
/// have passed through it.
@usableFromInline
struct ActionQueue<Action> {
  /// The oldest action if it came to an empty queue, so that a chain of actions needs no array.
  @usableFromInline var first: Entry?
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var head = 0

  @usableFromInline
  struct Entry {
    @usableFromInline let action: Action
    @usableFromInline let origin: ActionOrigin
    /// The group of its effects; `nil` for the group of the current `send`.
    @usableFromInline let group: EffectGroup?

    @inlinable
    @inline(__always)
    init(action: Action, origin: ActionOrigin, group: EffectGroup?) {
      self.action = action
      self.origin = origin
      self.group = group
    }
  }

  @inlinable
  init() {}

  @inlinable
  @inline(__always)
  var isEmpty: Bool { first == nil && head == entries.count }

  @inlinable
  mutating func append(_ entry: Entry) {
    if isEmpty { first = entry } else { entries.append(entry) }
  }

  @inlinable
  mutating func removeAll() {
    first = nil
    entries.removeAll()
    head = 0
  }

  @inlinable
  @inline(__always)
  mutating func next() -> Entry? {
    guard let first else { return nextOfSeveral() }
    self.first = nil
    return first
  }

  @inlinable
  mutating func nextOfSeveral() -> Entry? {
    guard head < entries.count else { return nil }
    let entry = entries[head]
    head += 1
    if head == entries.count {
      entries.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 1024, head * 2 >= entries.count {
      entries.removeFirst(head)
      head = 0
    }
    return entry
  }
}
