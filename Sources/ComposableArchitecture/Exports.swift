// What an ordinary feature file uses without importing it.
@_exported import CustomDump
@_exported import IssueReporting
// A view file's `import SwiftUI` finds an empty module: see Sources/SwiftUI.
@_exported import TerminalUI

/// Reports a failure to the running test, or as a runtime warning outside of tests.
///
/// It lets code that is not part of a test target fail a test. `reportIssue` is its current name. In a test that
/// imports XCTest, `XCTFail` is XCTest's function.
///
/// - Parameters:
///   - message: Why the test fails.
///   - file: The file to report.
///   - line: The line to report.
///   - fileID: The module and name of the file.
@_disfavoredOverload
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line,
  fileID: StaticString = #fileID
) {
  reportIssue(message, fileID: fileID, filePath: file, line: line)
}
