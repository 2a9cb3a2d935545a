extension Store {
  /// Runs the effects that are ready, and what they make ready, until the store is quiet: whatever
  /// is unfinished then sleeps on a clock or waits for something outside. Root stores whose effects
  /// are drained.
  ///
  /// - Parameter isInterrupted: Asked after each job with the number that has run.
  /// - Returns: Whether the store is quiet; false when it was interrupted.
  @discardableResult
  package func drainEffects(
    until isInterrupted: (_ jobs: Int) -> Bool = { _ in false }
  ) -> Bool {
    core?.pointee.runner?.running.executor?.drain(until: isInterrupted) ?? true
  }

  /// What runs the effects of a store that is drained, once one has started. Root stores only.
  var effectExecutor: EffectExecutor? { core?.pointee.runner?.running.executor }

  /// How often something has come to the effects from outside: a job that is ready, an end. Root
  /// stores only.
  package var effectArrivals: Int { effectExecutor?.arrivals.count ?? 0 }

  /// Waits until more has come to the effects than was seen, or until a moment of real time. Root
  /// stores only.
  ///
  /// - Parameters:
  ///   - seen: ``effectArrivals`` as it was read before; what has come since is not missed.
  ///   - deadline: When to give up.
  /// - Returns: False when nothing came, or the task was cancelled.
  package func effectArrival(
    after seen: Int, until deadline: ContinuousClock.Instant
  ) async -> Bool {
    if let executor = effectExecutor {
      return await executor.arrivals.wait(after: seen, until: deadline)
    }
    try? await Task.sleep(until: deadline, clock: .continuous)
    return false
  }

  /// The operations that have started and not ended, oldest first. Root stores only.
  package var runningEffects: [RunningEffect] {
    core?.pointee.runner?.running.all ?? []
  }

  /// An operation that has started and not ended, by its number. Root stores only.
  package func runningEffect(_ number: Int) -> RunningEffect? {
    core?.pointee.runner?.running[number]
  }
}
