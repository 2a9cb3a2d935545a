/// A clock on which nobody waits: `sleep` moves the time to the deadline and returns.
///
/// ```swift
/// withDependencies { $0.continuousClock = .immediate } operation: { ... }
/// ```
///
/// A loop that sleeps for ever, such as a timer, never rests on it. Safe to use from any task.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  private let time: ControlledTime<Instant>

  /// A moment, as the time since the clock's beginning.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    /// The moment at a distance from the clock's beginning.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The moment that is `duration` later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// How much later `other` is.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Whether a moment is before another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// A clock that begins at `now`.
  public init(now: Instant = .init()) { time = ControlledTime(now: now) }

  /// The latest deadline that somebody has slept to.
  public var now: Instant { time.now }

  /// Zero: any two moments can be told apart.
  public var minimumResolution: Duration { .zero }

  /// Moves the time to `deadline`, lets others have their turn and returns.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.move(to: deadline)
    if ClockSettling.current == nil { await ClockSettling.settle(nil) } else { await Task.yield() }
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// A clock that begins at zero.
  public convenience init() { self.init(now: .init()) }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which nobody waits.
  public static var immediate: Self { ImmediateClock() }
}
