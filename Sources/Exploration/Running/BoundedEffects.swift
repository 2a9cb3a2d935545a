/// Runs the effects of a store until they are idle, or have run so often that it is an endless circle.
@MainActor
enum BoundedEffects {
  /// Actions and parts of effects in one step after which it is an endless circle.
  static let limit = 20_000

  /// Runs effects until no part of them is ready.
  ///
  /// - Returns: Whether they became idle, and how many parts have run.
  static func settle(_ store: some ExploredStore) -> (isIdle: Bool, parts: Int) {
    var parts = 0
    let isIdle = store.drainEffects {
      parts = $0
      return $0 > limit
    }
    return (isIdle, parts)
  }

  /// Runs the effect whose ready part is at an index until it sleeps, waits, or ends.
  ///
  /// - Returns: Whether it became idle.
  static func continueEffect(at index: Int, of store: some ExploredStore) -> Bool {
    let others = store.readyJobs - 1
    var parts = 1
    store.runJob(at: index)
    // What an effect makes ready comes after what was ready before.
    while store.readyJobs == others + 1, parts < limit {
      store.runJob(at: others)
      parts += 1
    }
    return parts < limit
  }

  /// Cancels all effects of a machine.
  ///
  /// - Returns: `false` if one ignores it.
  static func endAll<S>(of machine: Machine<S>) -> Bool {
    machine.log.replaying {
      machine.store.cancelEffects(after: 0)
      machine.environment.clock.cancelSleepers()
      _ = settle(machine.store)
      return machine.store.runningEffects.isEmpty
    }
  }

  /// Cancels the effects of a machine that were started last, which must not concern the others.
  ///
  /// - Parameter number: The number of the last effect that stays in flight.
  /// - Returns: `false` if it may have concerned them.
  static func end<S>(after number: Int, of machine: Machine<S>) -> Bool {
    machine.log.replaying {
      let count = machine.log.count(after: number)
      machine.store.cancelEffects(after: number)
      // Each effect needs a part to end. If there were no more, none was of another effect.
      return settle(machine.store).parts == count && machine.log.count(after: number) == 0
    }
  }
}
