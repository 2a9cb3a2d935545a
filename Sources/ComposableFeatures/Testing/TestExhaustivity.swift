/// How much of what happens a test must assert.
///
/// ```swift
/// TestExhaustivity.$current.withValue(.off) { ... }
/// ```
public enum TestExhaustivity: Equatable, Sendable {
  /// Everything: each change of the state, each action that a task sends, and the end of each task.
  case on
  /// Only what the test asserts. The rest is skipped; it can be shown without failing the test.
  case off(showSkippedExpectations: Bool)

  /// Only what the test asserts.
  public static let off = Self.off(showSkippedExpectations: false)

  /// What holds for the current test.
  @TaskLocal public static var current = TestExhaustivity.on
}
