@testable import ShellCore

/// The real time of a session, controlled by a test.
@MainActor
final class Moments {
  let start = ContinuousClock.now
  private var passed = Duration.zero

  init(_ session: Session) { session.clock.now = { self.start + self.passed } }

  func pass(_ duration: Duration) { passed += duration }
}
