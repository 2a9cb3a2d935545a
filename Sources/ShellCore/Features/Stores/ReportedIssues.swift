import Synchronization

/// The issues that a feature has reported with `reportIssue`, which fail a test. They are also reported as before.
final class ReportedIssues: IssueReporter {
  private let texts = Mutex<[String]>([])
  private let others = Mutex<[any IssueReporter]>([])

  /// Runs code of the feature, and notes what it reports, also in the effects that it starts.
  func whileNoting<R>(_ body: () throws -> R) rethrows -> R {
    let outer = IssueReporters.current
    if outer.contains(where: { ($0 as? ReportedIssues) === self }) { return try body() }
    others.withLock { $0 = outer }
    return try withIssueReporters([self], operation: body)
  }

  /// The texts since the last call.
  func take() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = message()
    if severity != .warning { texts.withLock { $0.append(text ?? "") } }
    for other in others.withLock(\.self) {
      other.reportIssue(
        text, severity: severity, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}
