/// The ticks of a clock at regular intervals: see `Clock.timer(interval:tolerance:)`.
///
/// It ends when the task that waits for a tick is cancelled.
public struct ClockTimer<Duration: DurationProtocol>: AsyncSequence, Sendable {
  /// A tick bears nothing but its moment.
  public typealias Element = Void
  /// Ticks do not fail.
  public typealias Failure = Never

  fileprivate let makeTick: @Sendable () -> @Sendable () async throws -> Void

  /// Waits for one tick after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var tick: (@Sendable () async throws -> Void)?

    /// Waits for the next tick; nil when the task has been cancelled.
    public mutating func next() async -> Void? {
      guard let tick else { return nil }
      do { return try await tick() } catch { self.tick = nil }
      return nil
    }
  }

  /// Begins to count; the first tick comes after one interval.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(tick: makeTick()) }
}

extension Clock {
  /// Ticks at regular intervals.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
  /// }
  /// ```
  ///
  /// Ticks are at multiples of the interval after the start, however long the work between them
  /// takes; a tick that is late by whole intervals is followed by those that were missed, at once.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks.
  ///   - tolerance: How much later a tick may come.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> ClockTimer<Duration> {
    ClockTimer {
      let deadline = TickDeadline(now)
      return {
        try await sleep(until: deadline.next(after: interval), tolerance: tolerance)
      }
    }
  }
}

/// The moment of a timer's next tick; used by one task at a time.
private final class TickDeadline<Instant: InstantProtocol>: @unchecked Sendable {
  // Unchecked: an iterator is asked for one tick at a time.
  private var last: Instant

  init(_ start: Instant) { last = start }

  func next(after interval: Instant.Duration) -> Instant {
    last = last.advanced(by: interval)
    return last
  }
}
