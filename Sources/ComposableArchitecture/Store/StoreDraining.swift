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

  /// The operations that have started and not ended, oldest first. Root stores only.
  package var runningEffects: [RunningEffect] {
    core?.pointee.runner?.running.all ?? []
  }

  /// An operation that has started and not ended, by its number. Root stores only.
  package func runningEffect(_ number: Int) -> RunningEffect? {
    core?.pointee.runner?.running[number]
  }
}
