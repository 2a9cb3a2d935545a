import Synchronization

/// The operations of one store: starts them as tasks, and knows those that have not ended.
///
/// Nothing here depends on the type of the actions: code that does is compiled once for all of them, and looks its types up each
/// time that it runs.
@MainActor
@usableFromInline
final class RunningEffects {
  let executor: EffectExecutor?
  let registry = CancellationRegistry()
  private let state = Mutex(State())
  /// The number of the operation that was entered last.
  var lastNumber = 0
  /// Hears of starts and ends.
  var changed: ((RunningEffect, RunningEffect.End?) -> Void)?

  private struct State {
    var effects: [Int: RunningEffect] = [:]
    /// Whether the store has gone away.
    var isOver = false
  }

  @usableFromInline
  init(_ execution: EffectExecution) { executor = execution.makeExecutor() }

  /// Those that have started and not ended, oldest first.
  var all: [RunningEffect] {
    state.withLock { $0.effects.values.sorted { $0.number < $1.number } }
  }

  /// The one with a number, if it has not ended.
  subscript(number: Int) -> RunningEffect? { state.withLock { $0.effects[number] } }

  /// Cancels everything that runs, now and later: the store is going away.
  nonisolated func cancelAll() {
    let effects = state.withLock { state in
      state.isOver = true
      return state.effects.values.sorted { $0.number < $1.number }
    }
    for effect in effects { effect.cancel() }
  }

  /// Where the ids of a part are known.
  func ids(of context: EffectContext) -> CancellationRegistry { (context.child ?? registry).ids }

  /// A group for what an action starts.
  @usableFromInline
  func makeGroup() -> EffectGroup { EffectGroup(executor: executor) }

  /// An effect has sent an action.
  @usableFromInline
  func hasSent() { executor?.arrivals.signal() }

  /// Enters an operation that is about to start.
  @usableFromInline
  func enter(_ location: SourceLocation, in context: EffectContext) -> RunningEffect {
    lastNumber += 1
    let effect = RunningEffect(
      number: lastNumber, action: context.action, location: location, group: context.group,
      effectIDs: context.effectIDs, registry: ids(of: context))
    let isOver = state.withLock { state in
      state.effects[effect.number] = effect
      return state.isOver
    }
    if isOver { effect.cancel() }
    context.group.enter()
    changed?(effect, nil)
    return effect
  }

  /// Runs an operation that was entered; `ended` is called when it has ended.
  @usableFromInline
  func run(
    _ operation: @escaping @Sendable () async -> Void, as effect: RunningEffect,
    priority: TaskPriority?, in context: EffectContext, ended: @escaping @MainActor () -> Void
  ) {
    let groupEntry = context.group.scope.add { effect.cancel() }
    let entries = context.scopes.map { scope in (scope, scope.add { effect.cancel() }) }
    perform(operation, as: effect, priority) {
      context.group.scope.remove(groupEntry)
      for (scope, entry) in entries { scope.remove(entry) }
      self.leave(effect)
      ended()
    }
  }

  private func perform(
    _ operation: @escaping @Sendable () async -> Void, as effect: RunningEffect,
    _ priority: TaskPriority?, ended: @escaping @MainActor () -> Void
  ) {
    let isDrained = executor != nil
    let task = Task(executorPreference: executor, priority: priority) {
      await RunningEffect.$current.withValue(effect, operation: operation)
      if isDrained, DrainingThread.isCurrent { Self.callHere(ended) } else { await ended() }
    }
    effect.hasStarted(as: task)
  }

  /// Calls a function on the draining thread, which holds the main actor, without a hop.
  private nonisolated static func callHere(_ function: @MainActor () -> Void) {
    // Unsafe: what `MainActor.assumeIsolated` would check, the caller has, and faster.
    withoutActuallyEscaping(function) { unsafeBitCast($0, to: (() -> Void).self)() }
  }

  private func leave(_ effect: RunningEffect) {
    state.withLock { $0.effects[effect.number] = nil }
    effect.hasEnded()
    changed?(effect, effect.end)
    executor?.arrivals.signal()
    effect.group.leave()
  }
}
