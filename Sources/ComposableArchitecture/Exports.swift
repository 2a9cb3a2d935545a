// What an ordinary feature file uses without importing it.
@_exported import CustomDump
@_exported import Foundation
@_exported import IssueReporting
// Declares nothing that is public: only the modules of this package see it.
@_exported import Reflection

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

#if !canImport(Darwin)
  /// The nanoseconds of a second, as in `Task.sleep(nanoseconds: NSEC_PER_SEC)`. On Apple platforms, it belongs to the system.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The nanoseconds of a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// The nanoseconds of a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000
  /// The microseconds of a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
