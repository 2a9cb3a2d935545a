/// Hides the type of a clock, for code that needs a concrete clock type.
///
/// ```swift
/// let clock: AnyClock<Duration> = AnyClock(ContinuousClock())
/// ```
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  private let currentNow: @Sendable () -> Instant
  private let currentResolution: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Instant, Duration?) async throws -> Void

  /// An instant, as the time since this `AnyClock` was created.
  public struct Instant: InstantProtocol {
    /// The time since the `AnyClock` was created.
    public let offset: Duration

    /// Makes the instant at a distance from the creation of the `AnyClock`.
    public init(offset: Duration = .zero) { self.offset = offset }

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    public func duration(to other: Self) -> Duration { other.offset - offset }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  public init<C: Clock>(_ clock: C) where C.Instant.Duration == Duration {
    let start = clock.now
    currentNow = { Instant(offset: start.duration(to: clock.now)) }
    currentResolution = { clock.minimumResolution }
    sleepUntil = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  public var now: Instant { currentNow() }

  public var minimumResolution: Duration { currentResolution() }

  /// Sleeps on the wrapped clock.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline, tolerance)
  }
}
