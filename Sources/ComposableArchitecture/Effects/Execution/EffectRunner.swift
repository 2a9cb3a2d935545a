/// Carries out the effects of one store.
///
/// The tree of an effect is walked once; its `.run`s become tasks, everything else is bookkeeping that ends when its parts have.
@MainActor
@usableFromInline
final class EffectRunner<Action> {
  let executor: EffectExecutor?
  let registry = CancellationRegistry()
  /// Takes the actions that effects send.
  private let deliver: @MainActor (Action, ActionOrigin, EffectGroup) -> Void
  /// All effects of the store.
  private let whole = CancellationScope()
  private(set) var running: [Int: RunningEffect] = [:]
  private var lastNumber = 0
  /// Hears of starts and ends.
  var changed: ((RunningEffect, RunningEffect.End?) -> Void)?

  /// What a part of an effect belongs to.
  struct Context {
    /// The number of the action whose effect it is.
    let action: Int
    let group: EffectGroup
    var effectIDs: [EffectID] = []
    var scopes: [CancellationScope]
    /// The registry of the child that asked; nil: the store's.
    var child: CancellationRegistry?

    init(action: Int, group: EffectGroup) {
      self.action = action
      self.group = group
      scopes = [group.scope]
    }

    var isCancelled: Bool { scopes.contains(where: \.isCancelled) }
  }

  init(
    executor: EffectExecutor?,
    deliver: @escaping @MainActor (Action, ActionOrigin, EffectGroup) -> Void
  ) {
    self.executor = executor
    self.deliver = deliver
  }

  /// Starts an effect; `ended` is called when all its parts have ended.
  func start(
    _ effect: Effect<Action>, in context: Context, ended: @escaping @MainActor () -> Void
  ) {
    switch effect.step {
    case .none: ended()
    case .send(let action):
      deliver(action, .reducer(ofAction: context.action), context.group)
      ended()
    case .work(.run(let operation)): run(operation, in: context, ended: ended)
    case .work(.merge(let parts)): startAll(parts, in: context, ended: ended)
    case .work(.concatenate(let parts)): startInTurn(parts[...], in: context, ended: ended)
    case .work(.cancellable(let effect, let id, let cancelInFlight)):
      startCancellable(effect, id, cancelInFlight, in: context, ended: ended)
    case .work(.cancel(let id)):
      ids(of: context).cancel(id)
      ended()
    case .work(.child(let effect, let place)): startChild(effect, place, in: context, ended: ended)
    case .work(.endChildren(let places)):
      for place in places { (context.child ?? registry).endChild(at: place) }
      ended()
    }
  }

  /// Cancels everything that runs, now and later: the store is going away.
  nonisolated func cancelAll() { whole.cancel() }

  private func startAll(
    _ parts: [Effect<Action>], in context: Context, ended: @escaping @MainActor () -> Void
  ) {
    var unfinished = parts.count
    for part in parts {
      start(part, in: context) {
        unfinished -= 1
        if unfinished == 0 { ended() }
      }
    }
  }

  /// Starts the first part; each further one when the one before has ended.
  private func startInTurn(
    _ parts: ArraySlice<Effect<Action>>, in context: Context, ended: @escaping @MainActor () -> Void
  ) {
    var rest = parts
    while let part = rest.popFirst() {
      guard !context.isCancelled else { break }
      var hasEnded = false
      var isWaiting = false
      let later = rest
      start(part, in: context) {
        hasEnded = true
        if isWaiting { self.startInTurn(later, in: context, ended: ended) }
      }
      guard hasEnded else { return isWaiting = true }
    }
    ended()
  }

  private func startCancellable(
    _ effect: Effect<Action>, _ id: EffectID, _ cancelInFlight: Bool, in context: Context,
    ended: @escaping @MainActor () -> Void
  ) {
    let ids = ids(of: context)
    if cancelInFlight { ids.cancel(id) }
    let scope = ids.open(id)
    var inner = context
    inner.effectIDs.append(id)
    inner.scopes.append(scope)
    start(effect, in: inner) {
      ids.close(scope, id)
      ended()
    }
  }

  private func startChild(
    _ effect: Effect<Action>, _ place: ChildPlace, in context: Context,
    ended: @escaping @MainActor () -> Void
  ) {
    let child = (context.child ?? registry).enterChild(at: place)
    var inner = context
    inner.child = child
    inner.scopes.append(child.scope)
    start(effect, in: inner) {
      child.leave()
      ended()
    }
  }

  /// Where the ids of a part are known.
  private func ids(of context: Context) -> CancellationRegistry { (context.child ?? registry).ids }

  private func run(
    _ operation: EffectOperation<Action>, in context: Context,
    ended: @escaping @MainActor () -> Void
  ) {
    guard !context.isCancelled else { return ended() }
    lastNumber += 1
    let effect = RunningEffect(
      number: lastNumber, action: context.action, location: operation.location,
      group: context.group, effectIDs: context.effectIDs, registry: ids(of: context))
    running[effect.number] = effect
    context.group.enter()
    changed?(effect, nil)
    let entries = (context.scopes + [whole]).map { scope in
      (scope, scope.add { effect.scope.cancel() })
    }
    let send = Send<Action> { [weak self] action in
      guard !effect.scope.isCancelled, let self else { return }
      self.deliver(action, .effect(effect.number), context.group)
      self.executor?.arrivals.signal()
    }
    perform(operation, as: effect, send) { [weak self] in
      for (scope, entry) in entries { scope.remove(entry) }
      self?.finish(effect)
      context.group.leave()
      ended()
    }
  }

  private func perform(
    _ operation: EffectOperation<Action>, as effect: RunningEffect, _ send: Send<Action>,
    ended: @escaping @MainActor () -> Void
  ) {
    let isDrained = executor != nil
    let task = Task(executorPreference: executor, priority: operation.priority) {
      await RunningEffect.$current.withValue(effect) { await operation.run(send) }
      if isDrained, DrainingThread.isCurrent { Self.callHere(ended) } else { await ended() }
    }
    _ = effect.scope.add { task.cancel() }
  }

  /// Calls a function on the draining thread, which holds the main actor, without a hop.
  private nonisolated static func callHere(_ ended: @MainActor () -> Void) {
    MainActor.assumeIsolated(ended)
  }

  private func finish(_ effect: RunningEffect) {
    running[effect.number] = nil
    changed?(effect, effect.scope.isCancelled ? .cancelled : .finished)
    executor?.arrivals.signal()
  }
}
