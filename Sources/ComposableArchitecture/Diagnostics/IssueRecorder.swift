/// Reports issues through IssueReporting, or, in a test target that does not have its support product,
/// directly to the library that runs the test.
package enum IssueRecorder {
  /// Whether IssueReporting can record issues in tests. It looks for its test support by the name of a
  /// symbol, so this does the same.
  static let hasTestSupport = isSymbolAvailable(
    "$s25IssueReportingTestSupport07_recordA0ypyF",
    inLibrary: "libIssueReportingTestSupport.so")

  /// Whether issues can be recorded in tests.
  static var canRecord: Bool {
    hasTestSupport || TestingLibraries.hasSwiftTesting || TestingLibraries.hasXCTest
  }

  /// Whether the current task belongs to a test of Swift Testing.
  static var isInSwiftTest: Bool {
    hasTestSupport
      ? TestContext.current?.isSwiftTesting == true : TestingLibraries.isInSwiftTest
  }

  /// Whether this process runs tests of Swift Testing. `swift test` runs those of XCTest in another.
  static let runsSwiftTesting: Bool = {
    let arguments = CommandLine.arguments
    let option = arguments.firstIndex(of: "--testing-library")
    return option.map { arguments.dropFirst($0 + 1).first == "swift-testing" } ?? false
  }()

  /// Reports an issue: in a test as a failure, in a program as a line on standard error.
  package static func record(_ text: String, at location: SourceLocation?) {
    if isTesting, !hasTestSupport, IssueReporters.current.allSatisfy({ $0 is _DefaultReporter }),
      recordDirectly(text, at: location ?? SourceLocation.unknown)
    {
      return
    }
    guard let location else { return reportIssue(text) }
    reportIssue(
      text, fileID: location.fileID, filePath: location.filePath, line: location.line,
      column: location.column)
  }

  /// Reports what is allowed and probably a mistake, which fails no test.
  package static func advise(_ text: String) { reportIssue(text, severity: .warning) }

  /// - Returns: Whether a library recorded the issue.
  private static func recordDirectly(_ text: String, at location: SourceLocation) -> Bool {
    if runsSwiftTesting, TestingLibraries.hasSwiftTesting {
      TestingLibraries.recordIssue(
        text, fileID: location.fileID.description, filePath: location.filePath.description,
        line: Int(location.line), column: Int(location.column))
    } else if TestingLibraries.hasXCTest {
      TestingLibraries.recordFailure(text, filePath: location.filePath, line: location.line)
    } else {
      return false
    }
    return true
  }
}

extension SourceLocation {
  /// The location of issues that belong to no line of a feature.
  fileprivate static let unknown = SourceLocation(
    fileID: #fileID, filePath: #filePath, line: #line, column: #column)
}
