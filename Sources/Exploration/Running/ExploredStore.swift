/// A store whose states a search can visit: what it needs of a store, whatever the version of the architecture.
@MainActor
package protocol ExploredStore: AnyObject {
  associatedtype State
  associatedtype Action
  associatedtype Memory: StoreMemory

  /// Calls a function with the state.
  func withState<R>(_ body: (State) -> R) -> R
  /// What is kept beside the state.
  var memory: Memory { get }
  /// Continues from a state as if it had been reached without effects. Actions and effects are numbered from 1 again.
  func restore(_ state: State, _ memory: Memory)
  /// Tells a recorder what happens from now on; `nil` tells nobody.
  func report(to recorder: EffectRecorder<State, Action>?)
  /// Asks from time to time, while actions follow each other, whether to drop the others.
  func interrupt(when interruption: ((_ reduced: Int) -> Bool)?)
  /// Sends an action.
  ///
  /// - Returns: `false` if it has certainly not started, ended, or continued an effect.
  func take(_ action: Action) -> Bool

  /// Writes the state, as a binding does. Only stores of features with ``ExploredFeature/writes`` are asked.
  func write(_ state: State)

  /// The effects in flight, oldest first.
  var runningEffects: [RunningEffect] { get }
  /// The number of the effect that started last.
  var lastEffectNumber: Int { get }
  /// The number of effects that can continue.
  var readyJobs: Int { get }
  /// Runs the ready part of an effect at an index, counted from the oldest, until it suspends.
  @discardableResult func runJob(at index: Int) -> Bool
  /// Runs effects until no part of them is ready.
  ///
  /// - Returns: `false` if it was interrupted.
  func drainEffects(until isInterrupted: (_ jobs: Int) -> Bool) -> Bool
  /// Cancels the effects in flight.
  ///
  /// - Parameter number: The number of the last effect that stays in flight.
  func cancelEffects(after number: Int)
  /// The dependencies that were used.
  var knownDependencies: [KnownDependency] { get }

  /// Replaces the state, and leaves the effects in flight alone.
  ///
  /// - Returns: `false` if the store cannot. Then a state with effects in flight is always reached by its steps.
  func exchangeState(_ state: State) -> Bool
  /// Takes the place of an effect that is not in flight, so that what cancels it is noticed; `nil` if nothing can.
  func standIn(for effect: RunningEffect) -> EffectStandIn?
}

extension ExploredStore {
  package func write(_ state: State) {}
  package func exchangeState(_ state: State) -> Bool { false }
  package func standIn(for effect: RunningEffect) -> EffectStandIn? { nil }
}

/// What a store keeps beside the state and the effects in flight, and what decides what happens next.
@MainActor
package protocol StoreMemory {
  /// Whether nothing is kept.
  var isEmpty: Bool { get }
  /// What distinguishes it from another one, in an order that is the same in one process.
  var values: [Any] { get }
}

extension ThrottleIntervals: StoreMemory {
  package var values: [Any] {
    open.flatMap { interval in
      [interval.id, interval.timeLeft] + [interval.action].compactMap { $0 }
    }
  }
}

extension Store: ExploredStore {
  package var memory: ThrottleIntervals { ThrottleIntervals(of: self) }

  package func restore(_ state: State, _ memory: ThrottleIntervals) {
    resume(from: state, actions: 0, effects: 0)
    if !memory.isEmpty { memory.restore(in: self) }
  }

  package func report(to recorder: EffectRecorder<State, Action>?) { listener = recorder }
  package func take(_ action: Action) -> Bool { send(action).hasWork }
  package var knownDependencies: [KnownDependency] { dependencies?.known ?? [] }

  package func exchangeState(_ state: State) -> Bool {
    replaceState(state)
    return true
  }

  package func standIn(for effect: RunningEffect) -> EffectStandIn? {
    EffectStandIn(effect, in: self)
  }
}
