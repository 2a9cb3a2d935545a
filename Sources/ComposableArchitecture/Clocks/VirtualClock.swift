import Foundation

/// The clock of a session: its time moves only when it is moved, and it knows which effects sleep
/// on it.
///
/// Waking is the caller's, one sleeper at a time, so that everything a sleeper does at once can be
/// done before the next wakes:
///
/// ```swift
/// while clock.wakeNext(by: limit) { drain() }
/// clock.advance(to: limit)
/// ```
///
/// Safe to use from any thread.
package final class VirtualClock: Clock, Sendable {
  private let time: ControlledTime<Instant>

  /// A moment, as the time since the clock's beginning.
  package struct Instant: InstantProtocol {
    package let offset: Duration

    package init(offset: Duration = .zero) { self.offset = offset }

    package func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    package func duration(to other: Self) -> Duration { other.offset - offset }
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// One who sleeps.
  package struct Sleeper {
    package let deadline: Instant
    /// The effect that sleeps; nil for others than effects.
    package let effect: RunningEffect?
  }

  package init(now: Instant = .init()) { time = ControlledTime(now: now) }

  package var now: Instant { time.now }
  package var minimumResolution: Duration { .zero }

  /// Sleeps until the clock is moved to `deadline`; throws `CancellationError` when the task is
  /// cancelled.
  package func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await time.sleep(until: deadline)
  }

  /// The earliest deadline of those who sleep.
  package var nextDeadline: Instant? { time.nextDeadline }

  /// Those who sleep, in the order in which they will wake.
  package var sleepers: [Sleeper] {
    time.sleepers.map { Sleeper(deadline: $0.deadline, effect: $0.effect) }
  }

  /// Wakes the one who is next, if due by `limit`, and moves the clock to the deadline.
  ///
  /// - Returns: Whether somebody was woken.
  package func wakeNext(by limit: Instant) -> Bool { time.wakeNext(by: limit) != nil }

  /// Moves the clock to a moment, never back, and wakes all who are due, in order. What they do at
  /// once they do afterwards.
  package func advance(to instant: Instant) {
    while wakeNext(by: instant) {}
    time.move(to: instant)
  }

  /// Wakes all who sleep with a `CancellationError`; the time stays.
  package func cancelSleepers() { time.cancelAll() }
}

extension VirtualClock: Recallable {
  var memory: [UInt64] {
    let (seconds, attoseconds) = now.offset.components
    return [UInt64(bitPattern: seconds), UInt64(bitPattern: attoseconds)]
  }

  func recall(_ memory: ArraySlice<UInt64>) {
    guard let seconds = memory.first, let attoseconds = memory.last else { return }
    let offset = Duration(
      secondsComponent: Int64(bitPattern: seconds),
      attosecondsComponent: Int64(bitPattern: attoseconds))
    time.set(Instant(offset: offset))
  }
}

extension DateGenerator {
  /// A generator whose date advances with a virtual clock.
  ///
  /// - Parameters:
  ///   - clock: The clock.
  ///   - start: The date at the clock's start.
  package static func following(_ clock: VirtualClock, from start: Date) -> Self {
    advancing(with: { clock.now.offset }, from: start)
  }
}
