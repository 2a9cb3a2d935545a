extension TestStore {
  /// How a wait has ended.
  enum Wait {
    /// What was waited for has come.
    case done
    /// It has not come, and nothing outside could bring it any more.
    case inVain
    /// It has not come in time.
    case timedOut(Duration)
  }

  /// Runs effects until something has come, waiting for what is outside.
  func wait(
    _ timeout: Duration, at location: SourceLocation, until isDone: () -> Bool
  ) async -> Wait {
    let deadline = ContinuousClock.now + timeout
    while true {
      let arrivals = store.effectExecutor?.arrivals
      let seen = arrivals?.count ?? 0
      await settle(at: location)
      if isDone() { return .done }
      guard let arrivals, book.record.isAnythingOutside else { return .inVain }
      guard await arrivals.wait(after: seen, until: deadline) else { return .timedOut(timeout) }
    }
  }

  /// Runs effects until those that are left sleep or wait for something outside.
  func settle(at location: SourceLocation) async {
    let isQuiet = await store.effectExecutor?.settle { $0 >= TestLimits.steps } ?? true
    if !isQuiet { stopRestlessEffects(at: location) }
    reportInterruption(at: location)
  }

  /// The same without giving way to the main queue.
  func settleAtOnce(at location: SourceLocation) {
    let isQuiet = store.drainEffects { $0 >= TestLimits.steps }
    if !isQuiet { stopRestlessEffects(at: location) }
    reportInterruption(at: location)
  }

  /// The time to wait for what is outside.
  func duration(_ timeout: Duration?) -> Duration { timeout ?? .nanoseconds(Int64(self.timeout)) }

  private func stopRestlessEffects(at location: SourceLocation) {
    let failure = book.record.restlessFailure()
    for effect in store.runningEffects { effect.cancel() }
    _ = store.drainEffects { $0 >= TestLimits.steps }
    failure.report(at: location)
  }

  private func reportInterruption(at location: SourceLocation) {
    guard book.takeInterruption() else { return }
    TestFailure(
      """
      The feature sends itself one action after the other: after \(TestLimits.steps) the rest was \
      dropped.
      """
    ).report(at: location)
  }
}
