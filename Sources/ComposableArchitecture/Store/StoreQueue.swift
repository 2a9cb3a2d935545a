// How a root store processes the actions in its queue.
extension Store {
  /// Sends an action while the store has a listener or another `send` is running.
  @usableFromInline
  func sendByQueue(_ action: Action) -> StoreTask {
    let core = core!
    guard core.pointee.phase == .idle else {
      RuntimeWarning.reportNestedSend(action, core.pointee.phase)
      // The action is reduced later, but its task is returned now.
      let group = runner.running.makeGroup()
      enqueue(action, .user, group)
      return StoreTask(group: group)
    }
    // The queue is empty while the store is idle, unless it is held.
    reduce(action, .user, nil)
    guard core.pointee.queue.isEmpty, !core.pointee.isObserved else { return settle() }
    core.pointee.phase = .idle
    return takeGroup()
  }

  /// Receives an action from an effect. It is reduced immediately, or when the queue reaches it.
  @inlinable
  func receive(_ action: Action, _ origin: ActionOrigin, _ group: EffectGroup) {
    enqueue(action, origin, group)
    guard core!.pointee.phase == .idle else { return }
    // The current dependencies are those of the effect, which may have overridden some.
    let initial = core!.pointee.initialDependencies
    guard core!.pointee.dependencies == nil, !initial.areCurrent else { return _ = settle() }
    DependencyValues.$_current.withValue(initial) { _ = settle() }
  }

  @inlinable
  func enqueue(_ action: Action, _ origin: ActionOrigin, _ group: EffectGroup?) {
    core!.pointee.queue.append(.init(action: action, origin: origin, group: group))
  }

  /// Reduces actions until the queue is empty, then calls the observers, until they send no more.
  @inlinable
  func settle() -> StoreTask {
    let core = core!
    repeat {
      reduceQueue()
      if core.pointee.isObserved { notifyObservers() }
    } while !core.pointee.queue.isEmpty && !core.pointee.isHeld
    core.pointee.phase = .idle
    return takeGroup()
  }

  /// The task of the current `send`, which ends here.
  @inlinable
  @inline(__always)
  func takeGroup() -> StoreTask {
    let core = core!
    guard let group = core.pointee.group else { return StoreTask(group: nil) }
    core.pointee.group = nil
    return StoreTask(group: group)
  }

  @inlinable
  func notifyObservers() {
    let core = core!
    core.pointee.phase = .observing
    if core.pointee.observers.count > 1 {
      for observer in core.pointee.observers { observer.changed() }
    } else {
      // A loop would retain the array.
      core.pointee.observers[0].changed()
    }
    core.pointee.phase = .notifying
  }

  @inlinable
  func reduceQueue() {
    let core = core!
    var reduced = 0
    while !core.pointee.isHeld, let entry = core.pointee.queue.next() {
      reduce(entry.action, entry.origin, entry.group)
      reduced += 1
      if reduced & 0x3FF == 0, isInterrupted(reduced) { core.pointee.queue.removeAll() }
    }
  }

  @usableFromInline
  func isInterrupted(_ reduced: Int) -> Bool {
    core!.pointee.interruption?(reduced) == true
  }

  @inlinable
  @inline(__always)
  func reduce(_ action: Action, _ origin: ActionOrigin, _ group: EffectGroup?) {
    let core = core!
    core.pointee.phase = .reducing
    core.pointee.actionNumber += 1
    guard !core.pointee.isListenedTo else { return reduceHeard(action, origin, group) }
    let effect = core.pointee.reducer(&core.pointee.state, action)
    core.pointee.phase = .notifying
    take(effect, group)
  }

  /// Reduces an action and notifies the listener.
  @usableFromInline
  func reduceHeard(_ action: Action, _ origin: ActionOrigin, _ group: EffectGroup?) {
    let core = core!
    let listener = core.pointee.listener
    listener?.willReduce()
    let before = core.pointee.state
    let effect = core.pointee.reducer(&core.pointee.state, action)
    core.pointee.phase = .notifying
    listener?.didReduce(
      action, number: core.pointee.actionNumber, origin: origin, from: before,
      to: core.pointee.state)
    take(effect, group)
  }

  /// Starts the effect of an action that was reduced without the queue.
  @inlinable
  @inline(never)
  func takeFirst(_ effect: Effect<Action>) -> StoreTask {
    let core = core!
    core.pointee.phase = .notifying
    take(effect, nil)
    guard core.pointee.queue.isEmpty else { return settle() }
    guard !core.pointee.isObserved else { return notifyFirst() }
    core.pointee.phase = .idle
    return takeGroup()
  }

  /// Calls the observers after an action that was reduced without the queue.
  @inlinable
  @inline(never)
  func notifyFirst() -> StoreTask {
    let core = core!
    notifyObservers()
    guard core.pointee.queue.isEmpty else { return settle() }
    core.pointee.phase = .idle
    return takeGroup()
  }

  @inlinable
  func take(_ effect: Effect<Action>, _ group: EffectGroup?) {
    switch effect.step {
    case .none: break
    case .send(let action):
      enqueue(action, .reducer(ofAction: core!.pointee.actionNumber), group)
    case .work: start(effect, group)
    }
  }

  @inlinable
  func start(_ effect: Effect<Action>, _ group: EffectGroup?) {
    let group = group ?? currentGroup()
    let action = core!.pointee.actionNumber
    runner.start(effect, in: EffectContext(action: action, group: group)) {}
  }

  @inlinable
  func currentGroup() -> EffectGroup {
    let core = core!
    if let group = core.pointee.group { return group }
    let group = runner.running.makeGroup()
    core.pointee.group = group
    return group
  }

  @inlinable var runner: EffectRunner<Action> {
    let core = core!
    if let runner = core.pointee.runner { return runner }
    let runner = EffectRunner<Action>(RunningEffects(core.pointee.execution)) {
      [weak self] action, origin, group in self?.receive(action, origin, group)
    }
    core.pointee.runner = runner
    updateRunnerListener()
    return runner
  }
}

extension RuntimeWarning {
  /// Reports that code sends an action while the store is handling another one, unless an effect begins.
  fileprivate static func reportNestedSend<Action>(_ action: Action, _ phase: StorePhase) {
    switch phase {
    case .reducing: reportSendWhileReducing(action)
    case .observing: reportSendWhileObserving(action)
    case .idle, .notifying: break
    }
  }

  /// A reducer sent an action to its store.
  private static func reportSendWhileReducing<Action>(_ action: Action) {
    RuntimeWarning(
      .sendWhileReducing,
      "\(ActionLabel.text(of: action)) was sent to a store while its reducer was handling another action",
      causes: [
        "the reducer, or a function that it calls, sends to the store: return `.send` or `.run`",
        "a value that the reducer replaced sends an action when it is deinitialized",
      ], at: nil
    ).report()
  }

  /// An observer of a change sent an action to the store.
  private static func reportSendWhileObserving<Action>(_ action: Action) {
    RuntimeWarning(
      .sendWhileObserving,
      "\(ActionLabel.text(of: action)) was sent to a store while its observers were told about a change",
      causes: [
        "a subscriber of `store.publisher` or an `onChange` closure sends to the store: let the reducer react, with `onChange(of:)` or an effect",
        "an object that the observer released sends an action when it is deinitialized",
      ], at: nil
    ).report()
  }
}
