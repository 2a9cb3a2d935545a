/// Carries out the effects of one store.
///
/// It traverses the tree of an effect once. Each `.run` becomes a task; every other node only records
/// when its parts have ended.
@MainActor
@usableFromInline
final class EffectRunner<Action> {
  @usableFromInline let running: RunningEffects
  /// Receives the actions that effects send.
  @usableFromInline let deliver: @MainActor (Action, ActionOrigin, EffectGroup) -> Void

  @inlinable
  init(
    _ running: RunningEffects,
    deliver: @escaping @MainActor (Action, ActionOrigin, EffectGroup) -> Void
  ) {
    self.running = running
    self.deliver = deliver
  }

  /// Starts an effect and calls `ended` when all its parts have ended.
  @inlinable
  func start(
    _ effect: Effect<Action>, in context: EffectContext, ended: @escaping @MainActor () -> Void
  ) {
    switch effect.step {
    case .none: ended()
    case .send(let action):
      deliver(action, .reducer(ofAction: context.action), context.group)
      ended()
    case .work(.run(let operation)): run(operation, in: context, ended: ended)
    case .work(let work): start(work, in: context, ended: ended)
    }
  }

  @usableFromInline
  func start(
    _ work: EffectWork<Action>, in context: EffectContext, ended: @escaping @MainActor () -> Void
  ) {
    switch work {
    case .run(let operation): run(operation, in: context, ended: ended)
    case .merge(let parts): startAll(parts, in: context, ended: ended)
    case .concatenate(let parts): startInTurn(parts[...], in: context, ended: ended)
    case .cancellable(let effect, let id, let cancelInFlight):
      startCancellable(effect, id, cancelInFlight, in: context, ended: ended)
    case .cancel(let id):
      CancelCause.action(context.action).holding(by: context.child) {
        running.ids(of: context).cancel(id, comparing: RuntimeWarning.sink?.stores)
      }
      ended()
    case .child(let effect, let location, let dismiss):
      startChild(effect, location, dismiss, in: context, ended: ended)
    case .cancelChildren(let locations):
      let registry = context.child ?? running.registry
      CancelCause.endOfChild(byAction: context.action).holding {
        for location in locations { registry.endChild(at: location) }
      }
      context.group.noteEnd(of: locations, in: registry)
      ended()
    }
  }

  private func startAll(
    _ parts: [Effect<Action>], in context: EffectContext, ended: @escaping @MainActor () -> Void
  ) {
    var unfinished = parts.count
    for part in parts {
      start(part, in: context) {
        unfinished -= 1
        if unfinished == 0 { ended() }
      }
    }
  }

  /// Starts the first part, and each further part when the previous one has ended.
  private func startInTurn(
    _ parts: ArraySlice<Effect<Action>>, in context: EffectContext,
    ended: @escaping @MainActor () -> Void
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
    _ effect: Effect<Action>, _ id: EffectID, _ cancelInFlight: Bool, in context: EffectContext,
    ended: @escaping @MainActor () -> Void
  ) {
    let ids = running.ids(of: context)
    if cancelInFlight {
      CancelCause.newer(fromAction: context.action).holding(by: context.child) {
        ids.cancel(id, comparing: RuntimeWarning.sink?.stores)
      }
    }
    let scope = ids.open(id)
    var inner = context
    inner.openIDs.append(OpenCancelID(id: id, registry: ids))
    inner.scopes.append(scope)
    start(effect, in: inner) {
      ids.close(scope, id)
      ended()
    }
  }

  private func startChild(
    _ effect: Effect<Action>, _ location: ChildLocation, _ dismiss: Action?,
    in context: EffectContext, ended: @escaping @MainActor () -> Void
  ) {
    let registry = context.child ?? running.registry
    let child = registry.enterChild(at: location)
    var inner = context
    if let dismiss {
      // The action that has started the effect may have removed the child. Then nothing is presented that could be dismissed.
      let isGone = context.group.hasEnded(location, in: registry)
      inner.dismiss = isGone ? { _ in } : dismissal(sending: dismiss)
    }
    inner.child = child
    inner.scopes.append(child.scope)
    start(effect, in: inner) {
      child.leave()
      ended()
    }
  }

  private func dismissal(sending action: Action) -> RunningEffect.Dismissal {
    { [deliver, running] effect in
      guard effect.maySend else { return }
      deliver(action, .effect(effect.number), effect.group)
      running.hasSent()
    }
  }

  @inlinable
  func run(
    _ operation: EffectOperation<Action>, in context: EffectContext,
    ended: @escaping @MainActor () -> Void
  ) {
    guard !context.isCancelled else { return ended() }
    let effect = running.enter(operation.location, in: context)
    let send = Send<Action> { [deliver, running] action in
      guard effect.maySend else { return }
      deliver(action, .effect(effect.number), effect.group)
      running.hasSent()
    }
    running.run(
      effect, priority: operation.priority, in: context, begin: { operation.begin(send) },
      ended: ended)
  }
}

@usableFromInline
package struct EffectContext {
  /// The number of the action that returned the effect.
  @usableFromInline let action: Int
  @usableFromInline let group: EffectGroup
  /// The IDs that cancel the part, outermost first.
  var openIDs: [OpenCancelID] = []
  /// The scopes that cancel the part in addition to its group, outermost first.
  var scopes: [CancellationScope] = []
  /// The registry of the child that returned the effect; `nil` for the store's own registry.
  var child: CancellationRegistry?
  /// Dismisses the nearest presented child around the part, for one of the effects of the part.
  var dismiss: RunningEffect.Dismissal?

  @usableFromInline
  package init(action: Int, group: EffectGroup) {
    self.action = action
    self.group = group
  }

  @usableFromInline var isCancelled: Bool {
    group.scope.isCancelled || scopes.contains(where: \.isCancelled)
  }
}
