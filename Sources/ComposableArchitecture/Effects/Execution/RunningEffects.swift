import Synchronization

/// The effects of one store: starts them as tasks and keeps those that are in flight.
///
/// Nothing here depends on the type of the actions. Code that does is compiled once for all types and
/// looks its types up each time it runs.
@MainActor
@usableFromInline
package final class RunningEffects {
  let executor: EffectExecutor?
  let registry = CancellationRegistry(in: RuntimeWarning.sink?.stores)
  private let state = Mutex(State())
  package var lastNumber = 0
  package weak var listener: (any EffectListener)?

  private struct State {
    /// An effect that began while no other was in flight, because most stores never have two at a time and need no dictionary.
    private var first: RunningEffect?
    private var others: [Int: RunningEffect] = [:]
    /// Whether the store was deinitialized.
    var isOver = false

    /// Oldest first.
    var effects: [RunningEffect] {
      ([first].compactMap { $0 } + others.values).sorted { $0.number < $1.number }
    }

    subscript(number: Int) -> RunningEffect? {
      first?.number == number ? first : others[number]
    }

    mutating func add(_ effect: RunningEffect) {
      if first == nil { first = effect } else { others[effect.number] = effect }
    }

    mutating func remove(_ effect: RunningEffect) {
      if first === effect { first = nil } else { others[effect.number] = nil }
    }
  }

  @usableFromInline
  init(_ execution: EffectExecution) { executor = execution.makeExecutor() }

  package init(_ executor: EffectExecutor) { self.executor = executor }

  /// The effects in flight, oldest first.
  package var all: [RunningEffect] { state.withLock(\.effects) }

  subscript(number: Int) -> RunningEffect? { state.withLock { $0[number] } }

  /// Cancels all current and future effects, as the store is deinitialized.
  nonisolated func cancelAll() {
    let effects = state.withLock { state in
      state.isOver = true
      return state.effects
    }
    for effect in effects { effect.cancel() }
  }

  /// The registry for the IDs of a part.
  func ids(of context: EffectContext) -> CancellationRegistry { (context.child ?? registry).ids }

  @usableFromInline
  func makeGroup() -> EffectGroup { EffectGroup(executor: executor) }

  /// Signals that an effect has sent an action.
  @usableFromInline
  func hasSent() { executor?.arrivals.signal() }

  /// Adds an effect that is about to start.
  @usableFromInline
  package func enter(_ location: SourceLocation, in context: EffectContext) -> RunningEffect {
    lastNumber += 1
    let effect = RunningEffect(
      number: lastNumber, action: context.action, location: location, group: context.group,
      openIDs: context.openIDs, registry: ids(of: context), dismissal: context.dismiss,
      child: context.child)
    let isOver = state.withLock { state in
      state.add(effect)
      return state.isOver
    }
    if isOver { effect.cancel() }
    context.group.enter()
    listener?.effectDidStart(effect)
    return effect
  }

  /// Adds an effect that is about to start, with a name that lists show.
  package func enter(
    _ location: SourceLocation, in context: EffectContext, named name: some Hashable
  ) -> RunningEffect {
    var context = context
    context.openIDs.append(OpenCancelID(id: EffectID(name), registry: registry))
    return enter(location, in: context)
  }

  /// Begins an effect, runs the rest of it as a task, and calls `ended` when it has ended.
  ///
  /// - Parameter begin: Begins the effect and returns the rest of it; `nil` if it has ended.
  @usableFromInline
  package func run(
    _ effect: RunningEffect, priority: TaskPriority?, in context: EffectContext,
    begin: () -> EffectRest?, ended: @escaping @MainActor () -> Void
  ) {
    let groupEntry = context.group.scope.add { effect.cancel() }
    let entries = context.scopes.map { scope in (scope, scope.add { effect.cancel() }) }
    let finish: @MainActor () -> Void = {
      context.group.scope.remove(groupEntry)
      for (scope, entry) in entries { scope.remove(entry) }
      self.leave(effect)
      ended()
      // Only now: `ended` may have started the next part of a concatenation.
      effect.group.leave()
    }
    // The task inherits `current`.
    let isRunning = RunningEffect.$current.withValue(effect) {
      guard let rest = begin() else { return false }
      perform(rest, as: effect, priority, ended: finish)
      return true
    }
    if !isRunning { finish() }
  }

  private func perform(
    _ operation: @escaping EffectRest, as effect: RunningEffect,
    _ priority: TaskPriority?, ended: @escaping @MainActor () -> Void
  ) {
    let isDrained = executor != nil
    let task = Task(executorPreference: executor, priority: priority) {
      await operation()
      if isDrained, DrainingThread.isCurrent { Self.callHere(ended) } else { await ended() }
    }
    effect.hasStarted(as: task)
  }

  /// Calls a function on the draining thread, which holds the main actor, without a hop.
  private nonisolated static func callHere(_ function: @MainActor () -> Void) {
    // The caller has checked what `MainActor.assumeIsolated` would check, and this is faster. An
    // isolated function has the same representation as one that is not.
    withoutActuallyEscaping(function) { unsafeBitCast($0, to: (() -> Void).self)() }
  }

  private func leave(_ effect: RunningEffect) {
    state.withLock { $0.remove(effect) }
    effect.hasEnded()
    listener?.effectDidEnd(effect, effect.end)
    executor?.arrivals.signal()
  }
}

@MainActor
package protocol EffectListener: AnyObject {
  func effectDidStart(_ effect: RunningEffect)
  func effectDidEnd(_ effect: RunningEffect, _ end: RunningEffect.End)
}

/// The effects that one action, sent from outside, has started: a ``StoreTask`` waits for them and
/// cancels them.
@usableFromInline
package final class EffectGroup: Sendable {
  let scope = CancellationScope()
  let executor: EffectExecutor?
  private let state = Mutex(State())

  private struct State {
    var unfinished = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// The children that the action of the effects has removed.
    var ended: [(registry: CancellationRegistry, location: ChildLocation)] = []
  }

  package init(executor: EffectExecutor?) { self.executor = executor }

  package var isFinished: Bool { state.withLock { $0.unfinished == 0 } }

  func enter() { state.withLock { $0.unfinished += 1 } }

  func noteEnd(of children: [ChildLocation], in registry: CancellationRegistry) {
    state.withLock { $0.ended += children.map { (registry, $0) } }
  }

  /// Whether the action has removed a child.
  package var hasEndedChildren: Bool { state.withLock { !$0.ended.isEmpty } }

  func hasEnded(_ child: ChildLocation, in registry: CancellationRegistry) -> Bool {
    state.withLock { $0.ended.contains { $0.registry === registry && $0.location == child } }
  }

  func leave() {
    let resumed = state.withLock { state in
      state.unfinished -= 1
      guard state.unfinished == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in resumed { continuation.resume() }
  }

  /// Runs the jobs that are ready, then waits for the other effects.
  @MainActor
  package func finish() async {
    _ = executor?.drain()
    guard !isFinished else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFinished = state.withLock { state in
          if state.unfinished > 0 { state.waiting.append(continuation) }
          return state.unfinished == 0
        }
        if isFinished { continuation.resume() }
      }
    } onCancel: {
      scope.cancel()
    }
  }
}
