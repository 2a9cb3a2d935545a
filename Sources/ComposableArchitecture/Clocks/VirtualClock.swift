/// The clock of a session. Its time only advances when it is advanced, and it knows which effects are
/// asleep on it.
///
/// The caller wakes one sleeper at a time, so that each can finish before the next one wakes:
///
/// ```swift
/// while clock.wakeNext(by: limit) { drain() }
/// clock.advance(to: limit)
/// ```
///
/// Tasks may sleep on any thread. Who holds the main actor advances the clock.
package final class VirtualClock: Clock, Sendable {
  private let time: ControlledTime<Instant>
  /// What the feature has measured time with.
  package let use = TimeUse()

  /// An instant, as the time since the clock's start.
  package struct Instant: InstantProtocol {
    package let offset: Duration

    package init(offset: Duration = .zero) { self.offset = offset }

    package func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    package func duration(to other: Self) -> Duration { other.offset - offset }
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// A sleeping task.
  package struct Sleeper {
    package let deadline: Instant
    /// The effect that the task belongs to, if any.
    package let effect: RunningEffect?
  }

  package init(now: Instant = .init()) { time = ControlledTime(now: now) }

  package var now: Instant { time.now }
  package var minimumResolution: Duration { .zero }

  /// Sleeps until the clock is advanced to `deadline`. Throws `CancellationError` if the task is
  /// cancelled.
  package func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await time.sleep(until: deadline)
  }

  /// Sleeps until the clock is advanced to `deadline`, as one of the sources with which a feature measures time.
  package func sleep(until deadline: Instant, as source: TimeSource) async throws {
    if deadline <= now { use.noteImmediateWork(on: source) }
    let isAsleep = deadline > now
    try await time.sleep(until: deadline)
    if isAsleep { use.noteWake(of: source, at: now.offset) }
  }

  package var nextDeadline: Instant? { time.nextDeadline }

  /// The sleepers in the order in which they will wake.
  package var sleepers: [Sleeper] {
    time.sleepers.map { Sleeper(deadline: $0.deadline, effect: $0.effect) }
  }

  /// Wakes the next sleeper if its deadline is not after `limit`, and advances the clock to the deadline.
  ///
  /// - Returns: Whether a sleeper was woken.
  @MainActor
  package func wakeNext(by limit: Instant) -> Bool {
    DrainingThread.holding { time.wakeNext(by: limit) } != nil
  }

  /// Wakes the sleeper at an index of ``sleepers``, even before those that are due earlier: in reality, each
  /// of them may wake late.
  ///
  /// - Returns: The sleeper; `nil` if there is none.
  @MainActor
  @discardableResult
  package func wake(at index: Int) -> Sleeper? {
    DrainingThread.holding { time.wake(at: index) }.map {
      Sleeper(deadline: $0.deadline, effect: $0.sleeper.effect)
    }
  }

  /// Advances the clock and wakes all sleepers whose deadlines have passed, in order. They run
  /// afterwards. The clock never goes back.
  package func advance(to instant: Instant) {
    while time.wakeNext(by: instant) != nil {}
    time.move(to: instant)
  }

  /// Wakes all sleepers with a `CancellationError`. The time does not change.
  package func cancelSleepers() { time.cancelAll() }
}

extension VirtualClock: Restorable {
  var memory: [UInt64] {
    let (seconds, attoseconds) = now.offset.components
    return [UInt64(bitPattern: seconds), UInt64(bitPattern: attoseconds)]
  }

  func isAt(_ words: [UInt64], from start: Int) -> Bool {
    let (seconds, attoseconds) = now.offset.components
    return words[start] == UInt64(bitPattern: seconds)
      && words[start + 1] == UInt64(bitPattern: attoseconds)
  }

  func restore(_ memory: ArraySlice<UInt64>) {
    guard let offset = time(in: memory) else { return }
    time.set(Instant(offset: offset))
    use.noteTravel()
  }

  func time(in memory: ArraySlice<UInt64>) -> Duration? {
    guard let seconds = memory.first, let attoseconds = memory.last else { return nil }
    return Duration(
      secondsComponent: Int64(bitPattern: seconds),
      attosecondsComponent: Int64(bitPattern: attoseconds))
  }
}

extension DateGenerator {
  /// A generator whose date advances with a virtual clock.
  ///
  /// - Parameters:
  ///   - clock: The clock.
  ///   - start: The date at the clock's start.
  package static func following(_ clock: VirtualClock, from start: Date) -> Self {
    advancing(
      with: {
        clock.use.noteDate()
        return clock.now.offset
      }, from: start)
  }
}
