/// Is called for the events of a root store, in order. Without a listener, events have no cost.
@MainActor
package protocol StoreListener<State, Action>: EffectListener {
  associatedtype State
  associatedtype Action

  /// An action is about to be reduced.
  func willReduce()

  /// An action was reduced. Its effects have not started yet.
  ///
  /// Actions are numbered from 1 while the store has a listener.
  func didReduce(
    _ action: Action, number: Int, origin: ActionOrigin, from before: State, to after: State)
}

extension StoreListener {
  package func willReduce() {}
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

  /// The object that is called for the store's events. The store does not keep it. Root stores only.
  package var listener: (any StoreListener<State, Action>)? {
    get { core!.pointee.listener }
    set {
      core!.pointee.listener = newValue
      updateFlags()
      updateRunnerListener()
    }
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

  @usableFromInline
  func updateRunnerListener() {
    let core = core!
    core.pointee.runner?.running.listener = core.pointee.listener
  }

  private func removeObserver(_ id: Int) {
    // Identifiers increase. A screen with many rows removes as many observers whenever it is drawn again.
    var low = 0, high = core!.pointee.observers.count
    while low < high {
      let middle = (low + high) / 2
      if core!.pointee.observers[middle].id < id { low = middle + 1 } else { high = middle }
    }
    guard low < core!.pointee.observers.count, core!.pointee.observers[low].id == id else { return }
    core!.pointee.observers.remove(at: low)
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
