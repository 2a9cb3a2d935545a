extension TestStore {
  enum Wait {
    /// The condition is true.
    case done
    /// The condition is false, and no external event can change it.
    case inVain
    /// The condition was false until the deadline.
    case timedOut(Duration)
  }

  /// Runs effects and waits for external events until a condition is true.
  func wait(
    _ timeout: Duration, at location: SourceLocation, until isDone: () -> Bool
  ) async -> Wait {
    var timeLeft = timeout
    while true {
      let arrivals = store.effectExecutor?.arrivals
      let seen = arrivals?.count ?? 0
      await settle(at: location)
      if isDone() { return .done }
      guard let arrivals, storage.record.effects.isAnythingOutside else { return .inVain }
      if timeLeft <= .zero { return .timedOut(timeout) }
      await arrivals.wait(after: seen, taking: &timeLeft)
    }
  }

  /// Runs effects until all effects in flight are asleep or wait for something external.
  func settle(at location: SourceLocation) async {
    let isQuiet = await store.effectExecutor?.settle { $0 >= TestLimits.steps } ?? true
    if !isQuiet { stopRestlessEffects(at: location) }
    reportInterruption(at: location)
  }

  /// Runs effects without yielding to the main queue.
  func settleAtOnce(at location: SourceLocation) {
    let isQuiet = store.drainEffects { $0 >= TestLimits.steps }
    if !isQuiet { stopRestlessEffects(at: location) }
    reportInterruption(at: location)
  }

  /// The time to wait for something external.
  func duration(_ timeout: Duration?) -> Duration { timeout ?? .nanoseconds(Int64(self.timeout)) }

  private func stopRestlessEffects(at location: SourceLocation) {
    let failure = storage.record.restlessFailure()
    for effect in store.runningEffects { effect.cancel() }
    _ = store.drainEffects { $0 >= TestLimits.steps }
    failure.report(at: location)
  }

  private func reportInterruption(at location: SourceLocation) {
    guard storage.takeInterruption() else { return }
    TestFailure(
      """
      The feature sends itself actions without end. They were dropped after \(TestLimits.steps).
      """
    ).report(at: location)
  }
}

extension Store {
  /// Runs the jobs that are ready when a test ends.
  func drainAtEnd() { drainEffects { $0 >= TestLimits.steps } }
}

extension TestStore {
  /// Waits until all effects have ended and checks that all their actions were received.
  ///
  /// ```swift
  /// await store.finish()
  /// ```
  ///
  /// It waits for effects that wait for something external. If all effects in flight are asleep on a
  /// clock that is not advancing, it fails immediately.
  ///
  /// - Parameter duration: The real time to wait. The default is ``timeout``.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    storage.record.lastCall = location
    let wait = await wait(self.duration(duration), at: location) {
      !storage.record.effects.areInFlight
    }
    storage.record.unfinishedFailure(wait.timeout)?.report(at: location)
    storage.record.unreceivedFailure(exhaustivity)?.report(at: location)
  }
}

extension TestStore {
  /// Skips the actions that effects have sent and the test has not received.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    storage.record.lastCall = location
    await settle(at: location)
    let skipped = storage.record.take(storage.record.received.count)
    _ = storage.takeSharedChanges()
    guard skipped.isEmpty, strict else { return }
    TestFailure("There is no received action to skip.").report(at: location)
  }

  /// Skips the effects in flight. They continue, but the test may end before they do.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    storage.record.lastCall = location
    await settle(at: location)
    guard !storage.record.effects.skip(), strict else { return }
    TestFailure("There is no effect in flight to skip.").report(at: location)
  }
}
