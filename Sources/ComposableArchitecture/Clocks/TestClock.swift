/// A clock whose time only advances when a test advances it.
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
/// Sleepers wake one at a time, ordered by deadline and, if deadlines are equal, by the order in which
/// they went to sleep. The next one wakes when the previous one has run. Tasks that were started before
/// an advance run first, until they sleep or wait for something else.
///
/// The clock may be used from any task.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  public typealias Instant = AnyClock<Duration>.Instant

  private let time: ControlledTime<Instant>

  public init(now: Instant = .init()) {
    time = ControlledTime(now: now, waitsForAdvance: true)
    GlobalJobs.count()
  }

  /// The instant to which the clock has been advanced.
  public var now: Instant { time.now }

  /// Zero, as all instants can be distinguished.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock is advanced to `deadline`. A sleep of zero waits for ``advance(by:)``.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await time.sleep(until: deadline)
  }

  /// Advances the clock by a duration and wakes the sleepers whose deadlines have passed. Without an
  /// argument, it wakes those that sleep until now.
  public func advance(by duration: Duration = .zero) async {
    await settle()
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to an instant and wakes the sleepers whose deadlines have passed.
  public func advance(to deadline: Instant) async {
    await settle()
    while let sleeper = time.wakeNext(by: deadline) {
      await ClockSettling.settle(sleeper.settler)
    }
    time.move(to: deadline)
  }

  /// Advances the clock until no task is asleep.
  ///
  /// - Parameters:
  ///   - timeout: The real time after which it reports a failure and cancels the sleepers, as a timer never
  ///     ends. If fewer than 100 sleepers have woken by then, it continues until they have, so that the
  ///     result does not depend on the speed of the machine.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let start = ContinuousClock.now
    var wakes = 0
    await settle()
    while let deadline = time.nextDeadline {
      guard wakes < 100 || start.duration(to: .now) < timeout else {
        RuntimeWarning.reportSleepersLeft(
          time.sleepers.count, after: timeout,
          at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        return time.cancelAll()
      }
      await advance(to: deadline)
      wakes += 1
    }
  }

  /// Checks that no task is asleep.
  ///
  /// - Throws: ``SuspensionError`` if a task is asleep.
  public func checkSuspension() async throws {
    await settle()
    guard time.isEmpty else { throw SuspensionError() }
  }

  /// The numbers of the effects that are asleep in the order in which they will wake; `nil` for tasks
  /// that do not belong to an effect.
  package var sleepingEffects: [Int?] { time.sleepers.map { $0.effect?.number } }

  private func settle() async { await ClockSettling.settle(ClockSettling.current ?? time.settler) }
}

/// The error of ``TestClock/checkSuspension()``: a task is asleep.
public struct SuspensionError: Error {}

extension TestClock where Duration == Swift.Duration {
  /// Makes a clock that starts at zero.
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
        "the work needs more time: run(timeout:)",
      ],
      at: location
    ).report()
  }
}
