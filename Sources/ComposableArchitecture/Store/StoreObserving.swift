/// An event in a root store. Without a listener, events have no cost.
@usableFromInline
package enum StoreEvent<State, Action> {
  /// An action is about to be reduced.
  case reducing
  /// An action was reduced. Its effects have not started yet.
  ///
  /// Actions are numbered from 1 while the store has a listener.
  case reduced(Action, number: Int, origin: ActionOrigin, before: State, after: State)
  /// An operation has started.
  case effectStarted(RunningEffect)
  /// An operation has ended.
  case effectEnded(RunningEffect, RunningEffect.End)
}

extension Store {
  /// Calls a function after each `send` from outside, even if nothing changed, until the observation
  /// is cancelled or deinitialized.
  @usableFromInline
  package func observe(_ changed: @escaping @MainActor () -> Void) -> StoreObservation {
    guard let core else { return scoped!.observe(changed) }
    let id = core.pointee.nextObserver
    core.pointee.nextObserver += 1
    core.pointee.observers.append(StoreObserver(id: id, changed: changed))
    updateFlags()
    return StoreObservation { [weak self] in self?.removeObserver(id) }
  }

  /// Sets the function that receives the store's events, in order. Root stores only.
  package func listen(_ listener: ((StoreEvent<State, Action>) -> Void)?) {
    core!.pointee.listener = listener
    updateFlags()
    updateRunnerListener()
  }

  /// Sets a function that is called from time to time while `.send` effects follow each other, and
  /// that returns `true` to drop the other actions. Root stores only.
  package func interrupt(when interruption: ((_ reduced: Int) -> Bool)?) {
    core!.pointee.interruption = interruption
  }

  /// Replaces the state without an action, for time travel. Root stores only.
  package func replaceState(_ state: State) {
    let core = core!
    checkReadable(core)
    core.pointee.state = state
    for observer in core.pointee.observers { observer.changed() }
  }

  /// Forwards the events of the runner to the listener.
  @usableFromInline
  func updateRunnerListener() {
    let core = core!
    core.pointee.runner?.running.changed = core.pointee.listener.map { listener in
      { effect, end in
        listener(end.map { .effectEnded(effect, $0) } ?? .effectStarted(effect))
      }
    }
  }

  private func removeObserver(_ id: Int) {
    core!.pointee.observers.removeAll { $0.id == id }
    updateFlags()
  }

  private func updateFlags() {
    let core = core!
    core.pointee.isObserved = !core.pointee.observers.isEmpty
    core.pointee.isListenedTo = core.pointee.listener != nil
  }
}

/// An observation of a store. It ends when it is cancelled or deinitialized.
@MainActor
@usableFromInline
package final class StoreObservation {
  private var end: (@MainActor () -> Void)?

  init(_ end: @escaping @MainActor () -> Void) { self.end = end }

  package func cancel() {
    end?()
    end = nil
  }

  isolated deinit { cancel() }
}
