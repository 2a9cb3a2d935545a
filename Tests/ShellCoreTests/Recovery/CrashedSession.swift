@testable import ShellCore

/// A session of three lines, of which the last one is running, and what is decided about crashes in it.
protocol CrashedSession {}

extension CrashedSession {
  var plan: RestorePlan {
    RestorePlan([
      .began(number: 1, now: .zero, line: "load Cart.swift"),
      .ended(number: 1, now: .zero, effects: 0),
      .began(number: 2, now: .zero, line: ".start"), .ended(number: 2, now: .zero, effects: 1),
      .began(number: 3, now: .zero, line: ".second"),
    ])
  }

  /// The place of the crash.
  var place: CodeLocation { CodeLocation(file: "Cart.swift", line: 24) }

  func decide(
    _ cause: Crash.Cause, _ activity: Crash.Activity, message: String = "", restarts: Int = 1,
    plan: RestorePlan? = nil
  ) -> CrashDecision {
    CrashDecision(
      Crash(
        cause: cause, activity: activity, message: message, place: place, restarts: restarts),
      plan ?? self.plan)
  }

  func decide(
    _ fault: OwnFault, _ activity: Crash.Activity, restarts: Int = 1, plan: RestorePlan? = nil
  ) -> CrashDecision {
    CrashDecision(
      Crash(
        cause: .signal(11), activity: activity, message: "", place: nil, ownFault: fault,
        restarts: restarts),
      plan ?? self.plan)
  }

  /// Lines 1 to 4, of which the second has started work outside of an effect.
  func working(effects: Int = 0) -> RestorePlan {
    RestorePlan([
      .began(number: 1, now: .zero, line: "load Cart.swift"),
      .ended(number: 1, now: .zero, effects: 0),
      .began(number: 2, now: .zero, line: ".start"), .startedWork(number: 2),
      .ended(number: 2, now: .zero, effects: effects),
      .began(number: 3, now: .zero, line: ".second"),
      .ended(number: 3, now: .zero, effects: effects),
      .began(number: 4, now: .zero, line: "state"),
      .ended(number: 4, now: .zero, effects: effects),
    ])
  }
}
