/// How much of what happens in a ``TestStore`` a test has to assert.
///
/// ```swift
/// store.exhaustivity = .off
/// await store.send(.loginButtonTapped) { $0.isLoading = true }   // what else changes may change
/// ```
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of the state, each action that an effect sends, the end of each
  /// effect.
  case on
  /// What the test names; the rest is passed over, and shown without failing the test if asked for.
  case off(showSkippedAssertions: Bool)

  /// What the test names; the rest is passed over.
  public static let off = Self.off(showSkippedAssertions: false)

  /// What becomes of something that the test has not asserted; where nothing does, it is not even
  /// described.
  func judge(_ failure: @autoclosure () -> TestFailure?) -> TestFailure? {
    switch self {
    case .on: return failure()
    case .off(showSkippedAssertions: true): return failure()?.note
    case .off(showSkippedAssertions: false): return nil
    }
  }
}
