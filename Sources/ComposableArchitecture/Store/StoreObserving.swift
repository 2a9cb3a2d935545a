extension Store {
  /// Calls a function after each send from outside, also when nothing changed, until the
  /// observation is cancelled or gone.
  @usableFromInline
  package func observe(_ changed: @escaping @MainActor () -> Void) -> StoreObservation {
    guard let core else { return scoped!.observe(changed) }
    let id = core.pointee.nextObserver
    core.pointee.nextObserver += 1
    core.pointee.observers.append(StoreObserver(id: id, changed: changed))
    updateAudience()
    return StoreObservation { [weak self] in self?.removeObserver(id) }
  }

  /// Tells a function what happens in the store, in order; nil ends it. Root stores only.
  package func listen(_ listener: ((StoreEvent<State, Action>) -> Void)?) {
    core!.pointee.listener = listener
    updateAudience()
    updateRunnerListener()
  }

  /// Asks a function now and then, while `.send`s follow each other, whether to drop the rest. Root
  /// stores only.
  package func interrupt(when interruption: ((_ reduced: Int) -> Bool)?) {
    core!.pointee.interruption = interruption
  }

  /// Replaces the state without an action, as travelling in time does. Root stores only.
  package func replaceState(_ state: State) {
    let core = core!
    checkReadable(core)
    core.pointee.state = state
    for observer in core.pointee.observers { observer.changed() }
  }

  /// Passes on what the runner tells, while somebody listens.
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
    updateAudience()
  }

  private func updateAudience() {
    let core = core!
    core.pointee.isObserved = !core.pointee.observers.isEmpty
    core.pointee.isListenedTo = core.pointee.listener != nil
  }
}

/// Ends an observation when it is cancelled or goes away.
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
