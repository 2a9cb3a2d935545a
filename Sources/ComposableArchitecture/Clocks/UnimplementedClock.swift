/// A clock that reports each use: what a test gets that did not say which clock to use.
///
/// A use goes on with the clock it was made from, so that only the report fails the test.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of the clock beneath.
  public typealias Instant = AnyClock<Duration>.Instant

  private let clock: AnyClock<Duration>
  private let name: String

  /// A clock that reports under a name, and then does what `clock` does.
  public init<C: Clock>(_ clock: C, name: String = "\(C.self)") where C.Duration == Duration {
    self.clock = AnyClock(clock)
    self.name = name
  }

  /// The present moment, and a report.
  public var now: Instant {
    RuntimeWarning.reportUnimplemented(name)
    return clock.now
  }

  /// The shortest time that the clock beneath can tell.
  public var minimumResolution: Duration { clock.minimumResolution }

  /// Sleeps on the clock beneath. No report: whoever has a deadline has asked for ``now`` and was
  /// reported then.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// A clock that reports under a name, and on which nobody waits.
  public init(name: String = "Clock") { self.init(ImmediateClock(), name: name) }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports each use under a name.
  public static func unimplemented(name: String = "Clock") -> Self {
    UnimplementedClock(name: name)
  }
}
