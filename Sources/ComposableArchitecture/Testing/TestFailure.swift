/// A failure of a ``TestStore``: something that was expected did not happen, or something happened that
/// was not expected.
@_spi(TestFailures)
public struct TestFailure: Equatable, Sendable {
  /// The whole message.
  public let text: String
  /// Whether the message is only shown, without failing the test.
  public private(set) var isNote = false

  package init(_ text: String) { self.text = text }

  /// Receives failures instead of the testing library.
  @TaskLocal public static var sink: Sink?

  /// A receiver of failures. It is a type for the reason given at `ChangePrinter.Sink`.
  public struct Sink: Sendable {
    let take: @Sendable (TestFailure, SourceLocation) -> Void

    /// Makes a sink that passes each failure and the location of the call to a function.
    public init(_ take: @escaping @Sendable (TestFailure, SourceLocation) -> Void) {
      self.take = take
    }
  }

  /// The same message, shown without failing the test.
  package var note: TestFailure {
    var note = TestFailure("Skipped because the test is not exhaustive:\n\n\(text)")
    note.isNote = true
    return note
  }

  package func report(at location: SourceLocation) {
    if let sink = Self.sink { return sink.take(self, location) }
    if !isNote { return record(at: location) }
    guard TestContext.current?.isSwiftTesting == true, IssueRecorder.hasTestSupport else {
      // XCTest cannot expect failures in every context, and without the support product there is no
      // function for it.
      return print("\(location.filePath):\(location.line): \(text)")
    }
    withExpectedIssue(isIntermittent: true) { record(at: location) }
  }

  private func record(at location: SourceLocation) { IssueRecorder.record(text, at: location) }
}

/// Whether the failures of a test can be reported.
package struct FailureReporting {
  /// Whether a function or a custom issue reporter receives the failures.
  var hasOwnReporter: Bool
  /// Whether this process runs tests.
  var isTesting: Bool
  /// Whether the task belongs to a test of Swift Testing.
  var isInSwiftTest: Bool
  /// Whether this process runs tests of Swift Testing.
  var runsSwiftTesting: Bool
  /// Whether failures can be recorded: with the support product of IssueReporting, or directly.
  var canRecord: Bool

  /// The reason why failures cannot be reported, or `nil` if they can.
  var unreportableReason: String? {
    if hasOwnReporter { return nil }
    guard isTesting else {
      return "it was created outside of a test. A TestStore only works in tests"
    }
    guard canRecord else {
      return
        "the process runs neither Swift Testing nor XCTest, or versions of them that are not known."
        + " Let the test target depend on the product IssueReportingTestSupport of the package"
        + " xctest-dynamic-overlay"
    }
    if runsSwiftTesting, !isInSwiftTest {
      return
        "it was created in a task that does not belong to a test. Create it in the test itself,"
        + " not in a detached task"
    }
    return nil
  }

  /// Stops the program if failures cannot be reported.
  package func require(at location: SourceLocation) {
    guard let unreportableReason else { return }
    fatalError(
      "The failures of the TestStore at \(location) cannot be reported: \(unreportableReason).",
      file: location.filePath, line: location.line)
  }
}

extension FailureReporting {
  /// The state of the current task.
  package static var current: FailureReporting {
    FailureReporting(
      hasOwnReporter: TestFailure.sink != nil
        || IssueReporters.current.contains { !($0 is _DefaultReporter) },
      isTesting: IssueReporting.isTesting, isInSwiftTest: IssueRecorder.isInSwiftTest,
      runsSwiftTesting: IssueRecorder.runsSwiftTesting, canRecord: IssueRecorder.canRecord)
  }
}
