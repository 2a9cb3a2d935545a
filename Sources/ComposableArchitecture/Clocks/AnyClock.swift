/// A clock of any type behind one type, for code that takes a concrete clock.
///
/// ```swift
/// let clock: AnyClock<Duration> = AnyClock(ContinuousClock())
/// ```
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  private let currentNow: @Sendable () -> Instant
  private let currentResolution: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Instant, Duration?) async throws -> Void

  /// A moment, as the time since this `AnyClock` was made.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    /// The moment that is `duration` later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// How much later `other` is.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Whether a moment is before another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// Hides the type of a clock.
  public init<C: Clock>(_ clock: C) where C.Instant.Duration == Duration {
    let start = clock.now
    currentNow = { Instant(offset: start.duration(to: clock.now)) }
    currentResolution = { clock.minimumResolution }
    sleepUntil = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// The present moment of the clock beneath.
  public var now: Instant { currentNow() }

  /// The shortest time that the clock beneath can tell.
  public var minimumResolution: Duration { currentResolution() }

  /// Sleeps on the clock beneath.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline, tolerance)
  }
}
