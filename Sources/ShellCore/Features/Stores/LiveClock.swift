/// What moves a feature's clock.
package enum ClockMode: String, CaseIterable, Sendable {
  /// The clock follows real time.
  case live
  /// Only `advance` moves it.
  case manual
}

/// The real time that a feature's clock follows while it is live.
@MainActor
package final class LiveClock {
  /// The current real time; tests replace it.
  var now: () -> ContinuousClock.Instant = { .now }
  /// The moment up to which the feature's clock has followed; `nil` in manual mode.
  private(set) var followed: ContinuousClock.Instant?
  /// The time on the feature's clock when it last woke an effect.
  var lastWake = Duration.zero
  /// The number of results from outside that were already handled.
  var seenArrivals = 0

  /// While a session is restored, the time on the feature's clock to follow instead of real time.
  var restoredTime: Duration?

  init() {}

  /// What moves the clock.
  package var mode: ClockMode {
    get { followed == nil ? .manual : .live }
    set {
      guard newValue != mode else { return }
      followed = newValue == .live ? now() : nil
    }
  }

  /// The real time at which the next sleeping effect is due; `nil` in manual mode, and if no effect
  /// sleeps.
  func nextWake(on clock: VirtualClock?) -> ContinuousClock.Instant? {
    guard restoredTime == nil, let followed, let clock, let next = clock.nextDeadline else {
      return nil
    }
    return followed + clock.now.duration(to: next)
  }

  /// The time to show: that of the feature's clock and, in live mode, the real time since.
  ///
  /// - Parameter isIdle: Whether nothing in the feature depends on the time.
  func currentTime(of clock: VirtualClock, isIdle: Bool) -> Duration {
    guard restoredTime == nil, !isIdle, let followed else { return clock.now.offset }
    return clock.now.offset + max(.zero, followed.duration(to: now()))
  }

  /// Ignores the real time that has passed.
  func skip() { followed = followed.map { _ in now() } }

  /// The time to which the feature's clock is to move now.
  ///
  /// After a long pause (Ctrl-Z, a laptop that slept) the clock does not catch up: it goes at most a
  /// second further than the next sleeping effect.
  ///
  /// - Parameter isIdle: Whether nothing in the feature depends on the time. Then no time passes: otherwise everything that is
  ///   saved would contain time for which nobody has waited.
  func limit(of clock: VirtualClock, isIdle: Bool) -> VirtualClock.Instant {
    guard let before = followed else { return clock.now }
    if let restoredTime { return max(clock.now, VirtualClock.Instant(offset: restoredTime)) }
    if isIdle {
      skip()
      return clock.now
    }
    let passed = before.duration(to: now()) / .milliseconds(1)
    // Whole milliseconds are easier to read; the rest counts the next time.
    let whole = Duration.milliseconds(Int(passed))
    followed = before + whole
    let limit = clock.now.advanced(by: whole)
    return min(limit, clock.nextDeadline?.advanced(by: .seconds(1)) ?? limit)
  }
}
