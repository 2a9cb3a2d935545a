@_spi(TestFailures) import ComposableArchitecture
import Synchronization

public typealias KnownIssueMatcher = @Sendable (_ issue: Issue) -> Bool

/// Runs code that is known to fail. Its failures do not fail the test.
///
/// - Parameters:
///   - comment: Why the code fails.
///   - isIntermittent: Whether the code only fails sometimes. Otherwise, it is a failure if it does not fail.
///   - sourceLocation: Where the code is.
///   - body: The code.
public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) {
  try? withKnownIssue(
    comment, isIntermittent: isIntermittent, sourceLocation: sourceLocation, body,
    matching: { _ in true })
}

/// Runs code that is known to fail in some cases. Its known failures do not fail the test.
///
/// - Parameters:
///   - comment: Why the code fails.
///   - isIntermittent: Whether the code only fails sometimes. Otherwise, it is a failure if it does not fail.
///   - sourceLocation: Where the code is.
///   - body: The code.
///   - precondition: Whether a failure is to be expected.
///   - issueMatcher: Decides which failures are known.
/// - Throws: The error of the code if it is not a known one.
public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void,
  when precondition: () -> Bool = { true },
  matching issueMatcher: @escaping KnownIssueMatcher = { _ in true }
) rethrows {
  guard precondition() else { return try body() }
  let issues = KnownIssues(issueMatcher)
  do { try issues.whileRecording(body) } catch {
    guard issues.includes(error) else { throw error }
  }
  if !isIntermittent { issues.requireOne(comment, sourceLocation) }
}

/// Runs asynchronous code that is known to fail. Its failures do not fail the test.
///
/// - Parameters:
///   - comment: Why the code fails.
///   - isIntermittent: Whether the code only fails sometimes. Otherwise, it is a failure if it does not fail.
///   - isolation: The actor that runs the code.
///   - sourceLocation: Where the code is.
///   - body: The code.
public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async {
  try? await withKnownIssue(
    comment, isIntermittent: isIntermittent, sourceLocation: sourceLocation, body,
    matching: { _ in true })
}

/// Runs asynchronous code that is known to fail in some cases. Its known failures do not fail the test.
/// - Throws: The error of the code if it is not a known one.
public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void,
  when precondition: () async -> Bool = { true },
  matching issueMatcher: @escaping KnownIssueMatcher = { _ in true }
) async rethrows {
  guard await precondition() else { return try await body() }
  let issues = KnownIssues(issueMatcher)
  do { try await issues.whileRecording(body) } catch {
    guard issues.includes(error) else { throw error }
  }
  if !isIntermittent { issues.requireOne(comment, sourceLocation) }
}

/// The known issues of some code. Other issues are passed on.
private final class KnownIssues: IssueReporter {
  private let matcher: KnownIssueMatcher
  private let count = Mutex(0)
  private let outer = (
    sink: TestFailure.sink, reporters: IssueReporters.current, warnings: RuntimeWarning.sink
  )

  init(_ matcher: @escaping KnownIssueMatcher) { self.matcher = matcher }

  func whileRecording(_ body: () throws -> Void) rethrows {
    try withIssueReporters([self]) {
      try TestFailure.$sink.withValue(sink) {
        try RuntimeWarning.$sink.withValue(warningSink) { try body() }
      }
    }
  }

  func whileRecording(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows {
    try await withIssueReporters([self]) {
      try await TestFailure.$sink.withValue(sink) {
        try await RuntimeWarning.$sink.withValue(warningSink) { try await body() }
      }
    }
  }

  /// Whether an error that the code threw is a known issue.
  func includes(_ error: any Error) -> Bool {
    // The requirement has been reported as an issue.
    if error is UnmetRequirement, count.withLock({ $0 > 0 }) { return true }
    return isKnown(Issue("Caught error: \(ValueText.of(error))", error: error))
  }

  func requireOne(_ comment: Comment?, _ location: SourceLocation) {
    guard count.withLock({ $0 == 0 }) else { return }
    report("Known issue was not recorded", comment, location)
  }

  private var sink: TestFailure.Sink {
    TestFailure.Sink { [self] failure, location in
      guard !failure.isNote else { return }
      let text = failure.text
      if isKnown(Issue(text, comments: [Comment(rawValue: text)], sourceLocation: location)) {
        return
      }
      TestFailure.$sink.withValue(outer.sink) { failure.report(at: location) }
    }
  }

  /// Takes warnings about mistakes, which fail a test.
  private var warningSink: RuntimeWarning.Sink {
    RuntimeWarning.Sink(stores: outer.warnings?.stores) { [self] warning in
      let issue = Issue(warning.text, comments: [Comment(rawValue: warning.text)])
      if warning.severity == .mistake, isKnown(issue) { return }
      RuntimeWarning.$sink.withValue(outer.warnings) { warning.report() }
    }
  }

  private func isKnown(_ issue: Issue) -> Bool {
    guard matcher(issue) else { return false }
    count.withLock { $0 += 1 }
    return true
  }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = message() ?? "Issue recorded"
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if isKnown(Issue(text, comments: [Comment(rawValue: text)], sourceLocation: location)) {
      return
    }
    for reporter in outer.reporters {
      reporter.reportIssue(
        text, severity: severity, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}
