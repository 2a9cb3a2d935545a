/// A clock that reports each use. Tests get it if they do not override the clock.
///
/// After the report, it behaves like the clock that it wraps, so that only the report fails the test.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  public typealias Instant = AnyClock<Duration>.Instant

  private let clock: AnyClock<Duration>
  private let name: String

  /// Makes a clock that reports each use with a name and then behaves like `clock`.
  public init<C: Clock>(_ clock: C, name: String = "\(C.self)") where C.Duration == Duration {
    self.clock = AnyClock(clock)
    self.name = name
  }

  /// The current instant. Reports the use.
  public var now: Instant {
    RuntimeWarning.reportUnimplemented(name)
    return clock.now
  }

  public var minimumResolution: Duration { clock.minimumResolution }

  /// Sleeps on the wrapped clock. The use is not reported again: to compute the deadline, the caller has
  /// read ``now``.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Makes a clock that reports each use with a name and does not wait.
  public init(name: String = "Clock") { self.init(ImmediateClock(), name: name) }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports each use with a name.
  public static func unimplemented(name: String = "Clock") -> Self {
    UnimplementedClock(name: name)
  }
}
