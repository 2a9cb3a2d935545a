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
}
