extension Effect {
  /// Returns an effect that starts after a pause, unless another one with the same ID replaces it first.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   state.query = query
  ///   return .send(.search)
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
  /// ```
  ///
  /// The pause and the effect can be cancelled by the ID.
  ///
  /// - Parameters:
  ///   - id: Any hashable value.
  ///   - dueTime: The pause.
  ///   - scheduler: The scheduler that the pause is measured with.
  ///   - options: The options of the scheduler.
  public func debounce<ID: Hashable & Sendable, S: Scheduler>(
    id: ID, for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    // A scheduler may be used from any thread; the others are values.
    nonisolated(unsafe) let (scheduler, dueTime, options) = (scheduler, dueTime, options)
    return debounce(
      id: id,
      pause: .run(
        operation: { _ in try await scheduler.sleep(for: dueTime, options: options) },
        fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns an effect that sends at most one action in an interval.
  ///
  /// Each action first waits for a turn of the scheduler: in a test, until a test scheduler is advanced, possibly by zero. The first
  /// action is sent then and starts an interval. The actions that effects with the same ID send during the interval are held back until
  /// it ends; only one of them is sent then, and starts the next interval.
  ///
  /// ```swift
  /// case .scrolled(let offset):
  ///   return .send(.offsetReported(offset))
  ///     .throttle(id: CancelID.scroll, for: .seconds(1), scheduler: mainQueue, latest: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: Any hashable value.
  ///   - interval: The length of an interval.
  ///   - scheduler: The scheduler that it is measured with.
  ///   - latest: Whether the last action of an interval is sent at its end, rather than the first one.
  public func throttle<ID: Hashable & Sendable, S: Scheduler>(
    id: ID, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    // As for `debounce`.
    nonisolated(unsafe) let (scheduler, interval) = (scheduler, interval)
    return throttle(
      id: id, latest: latest,
      time: ThrottleTime(
        now: { scheduler.now }, end: { $0.advanced(by: interval) },
        left: { $0.distance(to: $1) },
        sleep: { try await scheduler.sleep(until: $0) },
        turn: {
          let (turns, continuation) = AsyncStream.makeStream(of: Void.self)
          scheduler.schedule { continuation.finish() }
          return { for await _ in turns {} }
        }),
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
