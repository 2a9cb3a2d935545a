/// How much of what happens in a ``TestStore`` a test must assert.
///
/// ```swift
/// store.exhaustivity = .off
/// await store.send(.loginButtonTapped) { $0.isLoading = true }   // other fields may change
/// ```
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of the state, each action that an effect sends, and the end of each
  /// effect.
  case on
  /// Only what the test asserts. The rest is skipped; it can be shown without failing the test.
  case off(showSkippedAssertions: Bool)

  /// Only what the test asserts. The rest is skipped.
  public static let off = Self.off(showSkippedAssertions: false)

  /// The failure or note for something that the test has not asserted.
  func judge(_ failure: @autoclosure () -> TestFailure?) -> TestFailure? {
    switch self {
    case .on: return failure()
    case .off(showSkippedAssertions: true): return failure()?.note
    case .off(showSkippedAssertions: false): return nil
    }
  }
}
