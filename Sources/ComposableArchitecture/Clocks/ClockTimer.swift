import Synchronization

/// The ticks of a clock at regular intervals: see `Clock.timer(interval:tolerance:)`.
///
/// The sequence ends when the task that iterates over it is cancelled.
public struct ClockTimer<Duration: DurationProtocol>: AsyncSequence, Sendable {
  /// A tick has no value.
  public typealias Element = Void
  /// The sequence does not throw.
  public typealias Failure = Never

  fileprivate let makeTick: @Sendable () -> @Sendable () async throws -> Void

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var tick: (@Sendable () async throws -> Void)?

    /// Waits for the next tick. Returns `nil` if the task is cancelled.
    public mutating func next() async -> Void? {
      guard let tick else { return nil }
      do { return try await tick() } catch { self.tick = nil }
      return nil
    }
  }

  /// Starts the timer. The first tick comes after one interval.
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
  /// Ticks come at multiples of the interval, regardless of how long the work between them takes. If a
  /// tick is late by several intervals, the missed ticks follow immediately.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks.
  ///   - tolerance: The time by which a tick may be late.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> ClockTimer<Duration> {
    ClockTimer {
      let deadline = TickDeadline(now)
      return {
        try await sleep(until: deadline.next(after: interval), tolerance: tolerance)
      }
    }
  }
}

/// The deadline of a timer's next tick.
private final class TickDeadline<Instant: InstantProtocol>: Sendable {
  private let last: Mutex<Instant>

  init(_ start: Instant) { last = Mutex(start) }

  func next(after interval: Instant.Duration) -> Instant {
    last.withLock { last in
      last = last.advanced(by: interval)
      return last
    }
  }
}
