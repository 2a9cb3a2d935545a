import IssueReporting
import Reflection

/// Who would hear of a failed test.
struct TestAudience {
  /// Whether the failures are taken by a function or an issue reporter of one's own.
  var hasOwnReporter: Bool
  /// Whether this process runs tests.
  var isTesting: Bool
  /// The test that the task belongs to, if it belongs to one.
  var context: TestContext?
  /// Whether this process was asked to run tests of Swift Testing.
  var runsSwiftTesting: Bool
  /// Whether IssueReporting can pass failures on.
  var hasSupport: Bool

  /// Why nobody would hear; nil: somebody would.
  var deafness: String? {
    if hasOwnReporter { return nil }
    guard isTesting else {
      return "it was made outside of a test. A TestStore only works where tests run"
    }
    guard hasSupport else {
      return "the test target cannot record issues. Let the target depend on the product"
        + " IssueReportingTestSupport of the package xctest-dynamic-overlay"
    }
    if runsSwiftTesting, context?.isSwiftTesting != true {
      return "it was made in a task that does not belong to a test. Make it in the test itself,"
        + " not in a detached task"
    }
    return nil
  }

  /// Stops the program where nobody would hear.
  func stopIfDeaf(at location: SourceLocation) {
    guard let deafness else { return }
    fatalError(
      "The failures of the TestStore at \(location) could not be heard: \(deafness).",
      file: location.filePath, line: location.line)
  }
}

extension TestAudience {
  /// The audience of the task that asks.
  static var current: TestAudience {
    TestAudience(
      hasOwnReporter: TestFailure.sink != nil
        || IssueReporters.current.contains { !($0 is _DefaultReporter) },
      isTesting: IssueReporting.isTesting, context: TestContext.current,
      runsSwiftTesting: runsSwiftTesting, hasSupport: hasSupport)
  }

  private static let runsSwiftTesting: Bool = {
    let arguments = CommandLine.arguments
    let option = arguments.firstIndex(of: "--testing-library")
    return option.map { arguments.dropFirst($0 + 1).first == "swift-testing" } ?? false
  }()

  /// IssueReporting looks for its other half by name, so that is how to find out whether it is
  /// there.
  private static let hasSupport = isSymbolAvailable(
    "$s25IssueReportingTestSupport07_recordA0ypyF",
    inLibrary: "libIssueReportingTestSupport.so")
}
