import CSwiftRuntime
import Foundation
import Synchronization

/// The testing libraries that the process has loaded. Their functions are looked up by symbol name at run time, because a library
/// that was linked with them would load them into programs that are not tests.
///
/// Swift Testing is built with library evolution, so its structs are passed and returned by address, and
/// their metadata give their sizes. The names of the functions, and with them their parameters, are public
/// API. A string is two words that the callee of an initializer owns.
package enum TestingLibraries {
  /// Whether the process has loaded Swift Testing with the functions that `recordIssue` needs.
  package static var hasSwiftTesting: Bool { SwiftTesting.loaded != nil }

  /// Whether the process has loaded XCTest.
  package static var hasXCTest: Bool { fail != nil }

  /// Whether the current task belongs to a test of Swift Testing.
  package static var isInSwiftTest: Bool { SwiftTesting.loaded?.isInTest ?? false }

  /// Records an issue in the current test of Swift Testing. Does nothing unless `hasSwiftTesting`.
  package static func recordIssue(
    _ message: String, fileID: String, filePath: String, line: Int, column: Int
  ) {
    guard let testing = SwiftTesting.loaded else { return }
    let location: Location = (fileID, filePath, line, column)
    func open<Comment>(_ comment: Comment.Type) { testing.record(message, comment, location) }
    _openExistential(testing.comment, do: open)
  }

  /// Records a failure in the current test of XCTest. Does nothing unless `hasXCTest`.
  package static func recordFailure(_ message: String, filePath: StaticString, line: UInt) {
    guard let fail else { return }
    withExtendedLifetime(message) {
      let (first, second) = unsafeBitCast(message, to: Words.self)
      let length = UInt(filePath.utf8CodeUnitCount)
      // A `StaticString` is its address, its length and flags; the flag 2 means ASCII.
      let flags: UInt = filePath.isASCII ? 2 : 0
      cswift_call(
        fail, nil, first, second, UInt(bitPattern: filePath.utf8Start), length, flags, line)
    }
  }

  /// Calls a function before each later test case of XCTest, on the thread that runs the test cases. Only the first call has
  /// an effect.
  package static func onTestCase(_ start: @escaping @Sendable () -> Void) {
    let isFirst = testCaseStart.withLock { known in
      defer { known = known ?? start }
      return known == nil
    }
    guard isFirst, hasXCTest else { return }
    // XCTest keeps the observer in a set of objects, for the rest of the process.
    let observer = Unmanaged.passRetained(TestCaseObserver()).toOpaque()
    _ = cswift_observeTestCases(observer) {
      TestingLibraries.testCaseStart.withLock(\.self)?()
    }
  }

  private static let testCaseStart = Mutex<(@Sendable () -> Void)?>(nil)
  private final class TestCaseObserver {}

  // The address of a function never changes.
  nonisolated(unsafe) private static let fail = symbol(
    "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")

  fileprivate static func symbol(_ name: String) -> UnsafeRawPointer? {
    UnsafeRawPointer(dlsym(dlopen(nil, RTLD_LAZY), name))
  }
}

private typealias Words = (UInt, UInt)
private typealias Location = (fileID: String, filePath: String, line: Int, column: Int)

/// The functions and types of Swift Testing.
///
/// Unchecked: addresses and types, which never change.
private struct SwiftTesting: @unchecked Sendable {
  let comment: Any.Type
  let location: Any.Type
  let issue: Any.Type
  let test: Any.Type
  let makeComment: UnsafeRawPointer
  let makeLocation: UnsafeRawPointer
  let record: UnsafeRawPointer
  let currentTest: UnsafeRawPointer

  static let loaded = SwiftTesting()

  private init?() {
    func type(_ accessor: String) -> Any.Type? {
      TestingLibraries.symbol(accessor).flatMap(cswift_metadata).map {
        unsafeBitCast($0, to: Any.Type.self)
      }
    }
    guard let comment = type("$s7Testing7CommentVMa"),
      let location = type("$s7Testing14SourceLocationVMa"),
      let issue = type("$s7Testing5IssueVMa"), let test = type("$s7Testing4TestVMa"),
      let makeComment = TestingLibraries.symbol("$s7Testing7CommentV8rawValueACSS_tcfC"),
      let makeLocation = TestingLibraries.symbol(
        "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC"),
      let record = TestingLibraries.symbol(
        "$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ"),
      let currentTest = TestingLibraries.symbol("$s7Testing4TestV7currentACSgvgZ")
    else { return nil }
    (self.comment, self.location, self.issue, self.test) = (comment, location, issue, test)
    (self.makeComment, self.makeLocation) = (makeComment, makeLocation)
    (self.record, self.currentTest) = (record, currentTest)
  }

  /// `Test.current != nil`.
  var isInTest: Bool {
    func open<Test>(_: Test.Type) -> Bool {
      made(Test?.self) { cswift_call(currentTest, $0, 0, 0, 0, 0, 0, 0) } != nil
    }
    return _openExistential(test, do: open)
  }

  /// `Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(fileID: ...))`.
  func record<Comment>(_ message: String, _: Comment.Type, _ place: Location) {
    func openLocation<SourceLocation>(_: SourceLocation.Type) {
      func openIssue<Issue>(_: Issue.Type) {
        let (text, id, path) = (owned(message), owned(place.fileID), owned(place.filePath))
        let comment: Comment? = made(Comment.self) {
          cswift_call(makeComment, $0, text.0, text.1, 0, 0, 0, 0)
        }
        let location = made(SourceLocation.self) {
          cswift_call(
            makeLocation, $0, id.0, id.1, path.0, path.1, UInt(bitPattern: place.line),
            UInt(bitPattern: place.column))
        }
        withUnsafePointer(to: comment) { comment in
          withUnsafePointer(to: location) { location in
            _ = made(Issue.self) {
              cswift_call(
                record, $0, UInt(bitPattern: comment), UInt(bitPattern: location), 0, 0, 0, 0)
            }
          }
        }
      }
      _openExistential(issue, do: openIssue)
    }
    _openExistential(location, do: openLocation)
  }

  /// The value with which a function initializes memory.
  private func made<Value>(
    _: Value.Type, by initialize: (UnsafeMutableRawPointer) -> Void
  ) -> Value {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      initialize(UnsafeMutableRawPointer(buffer.baseAddress!))
      return buffer.baseAddress!.move()
    }
  }

  /// The words of a string with a reference that the receiver releases.
  private func owned(_ text: String) -> Words {
    withUnsafeTemporaryAllocation(of: String.self, capacity: 1) { buffer in
      buffer.baseAddress!.initialize(to: text)
      return UnsafeRawPointer(buffer.baseAddress!).load(as: Words.self)
    }
  }
}
