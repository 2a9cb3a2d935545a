/// A clock that does not wait: `sleep` advances the time to the deadline and returns.
///
/// ```swift
/// withDependencies { $0.continuousClock = .immediate } operation: { ... }
/// ```
///
/// A timer or another endless loop on this clock never becomes idle. The clock may be used from any task.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  public typealias Instant = AnyClock<Duration>.Instant

  private let time: ControlledTime<Instant>

  public init(now: Instant = .init()) { time = ControlledTime(now: now) }

  /// The latest deadline of a sleep.
  public var now: Instant { time.now }

  /// Zero, as all instants can be distinguished.
  public var minimumResolution: Duration { .zero }

  /// Advances the time to `deadline`, lets other tasks run and returns.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.move(to: deadline)
    if ClockSettling.allowance?.take() == true { return }
    if ClockSettling.current == nil { await ClockSettling.settle(nil) } else { await Task.yield() }
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Makes a clock that starts at zero.
  public convenience init() { self.init(now: .init()) }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock that does not wait.
  public static var immediate: Self { ImmediateClock() }
}
