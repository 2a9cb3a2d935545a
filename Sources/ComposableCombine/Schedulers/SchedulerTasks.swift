import Synchronization

extension Scheduler {
  /// Waits for a duration.
  ///
  /// ```swift
  /// return .run { send in
  ///   try await mainQueue.sleep(for: .seconds(1))
  ///   await send(.timeIsUp)
  /// }
  /// ```
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(
    for duration: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Waits until a time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(
    until deadline: SchedulerTimeType, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    let (ticks, continuation) = AsyncStream.makeStream(of: Void.self)
    // Repeated work, because it can be cancelled.
    let work = schedule(
      after: deadline, interval: .seconds(1), tolerance: tolerance ?? minimumTolerance,
      options: options
    ) { continuation.finish() }
    let cancellation = Cancellation(work)
    await withTaskCancellationHandler {
      for await _ in ticks {}
    } onCancel: {
      cancellation.cancel()
    }
    cancellation.cancel()
    try Task.checkCancellation()
  }

  /// Ticks at regular intervals. The elements are the times of the ticks.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await _ in mainQueue.timer(interval: .seconds(1)) { await send(.ticked) }
  /// }
  /// ```
  public func timer(
    interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    AsyncStream { continuation in
      let work = schedule(
        after: now.advanced(by: interval), interval: interval,
        tolerance: tolerance ?? minimumTolerance, options: options
      ) {
        // A time is a value, so the reader gets a copy of it.
        nonisolated(unsafe) let time = now
        continuation.yield(time)
      }
      let cancellation = Cancellation(work)
      continuation.onTermination = { _ in cancellation.cancel() }
    }
  }
}

/// Cancels something once, from any thread.
final class Cancellation: @unchecked Sendable {
  // Unchecked: the lock protects the only property.
  private let lock = Mutex(())
  private var cancellable: (any Cancellable)?

  init(_ cancellable: any Cancellable) { self.cancellable = cancellable }

  func cancel() {
    let cancellable = lock.withLock { _ in
      defer { self.cancellable = nil }
      return self.cancellable
    }
    cancellable?.cancel()
  }
}
