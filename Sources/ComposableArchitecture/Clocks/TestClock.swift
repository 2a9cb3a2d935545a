/// A clock whose time moves only when a test says so.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Timer.State()) {
///   Timer()
/// } withDependencies: {
///   $0.continuousClock = clock
/// }
/// await store.send(.startButtonTapped)
/// await clock.advance(by: .seconds(600))
/// ```
///
/// Sleepers wake one after the other, by deadline and, where deadlines are equal, in the order in
/// which they fell asleep; each has done what it does at once before the next wakes. For effects of
/// a store that is drained that is certain. Other tasks get a number of turns.
///
/// Safe to use from any task.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
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

  /// Somebody sleeps although nobody should.
  public struct SuspensionError: Error {}

  /// A clock that begins at `now`.
  public init(now: Instant = .init()) { time = ControlledTime(now: now) }

  /// The moment to which the clock has been moved.
  public var now: Instant { time.now }

  /// Zero: any two moments can be told apart.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock is moved to `deadline`; `tolerance` does not count.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await time.sleep(until: deadline)
  }

  /// Moves the clock by a duration and wakes who is due on the way; without argument, who is due
  /// now.
  public func advance(by duration: Duration = .zero) async {
    await settle()
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock to a moment and wakes who is due on the way.
  public func advance(to deadline: Instant) async {
    await settle()
    while let sleeper = time.wakeNext(by: deadline) {
      await ClockSettling.settle(sleeper.settler)
    }
    time.move(to: deadline)
  }

  /// Moves the clock on until nobody sleeps.
  ///
  /// - Parameters:
  ///   - timeout: Real time after which it gives up, reports it and cancels who still sleeps: a timer never ends by itself.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let start = ContinuousClock.now
    await settle()
    while let deadline = time.nextDeadline {
      guard start.duration(to: .now) < timeout else {
        RuntimeWarning.reportSleepersLeft(
          time.sleepers.count, after: timeout,
          at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        return time.cancelAll()
      }
      await advance(to: deadline)
    }
  }

  /// Makes sure that nobody sleeps.
  ///
  /// - Throws: ``SuspensionError`` if somebody does.
  public func checkSuspension() async throws {
    await settle()
    guard time.isEmpty else { throw SuspensionError() }
  }

  /// The numbers of the effects that sleep, in the order in which they will wake; nil for others
  /// than effects.
  package var sleepingEffects: [Int?] { time.sleepers.map { $0.effect?.number } }

  private func settle() async { await ClockSettling.settle(ClockSettling.current ?? time.settler) }
}

extension TestClock where Duration == Swift.Duration {
  /// A clock that begins at zero.
  public convenience init() { self.init(now: .init()) }
}

extension RuntimeWarning {
  fileprivate static func reportSleepersLeft(
    _ count: Int, after timeout: Duration, at location: SourceLocation
  ) {
    RuntimeWarning(
      .sleepersLeft,
      "TestClock.run(): \(count) still \(count == 1 ? "sleeps" : "sleep") after \(timeout)",
      causes: [
        "a timer never ends: cancel it, or use advance(by:)",
        "what is to be done needs more time: run(timeout:)",
      ],
      at: location
    ).report()
  }
}
