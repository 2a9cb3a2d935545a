import ComposableArchitecture
@_exported import Foundation
import TestFunctions
@_exported import func ComposableArchitecture.XCTFail

// XCTest for files that the shell has loaded. The shell runs the tests itself, so none of XCTest's
// functions that observe or select tests exist.

/// A class whose functions that begin with `test` are tests.
///
/// ```swift
/// final class CounterTests: XCTestCase {
///   func testIncrement() async {
///     let store = TestStore(initialState: Counter.State()) { Counter() }
///     await store.send(.incrementButtonTapped) { $0.count = 1 }
///   }
/// }
/// ```
///
/// Each test has an instance of its own. What is done before and after it runs on the main actor, so that a class
/// with `@MainActor` can override it.
open class XCTestCase {
  /// Whether a test goes on after a failure. It always does.
  open var continueAfterFailure = true
  /// The seconds that a test may take. Not limited.
  open var executionTimeAllowance: TimeInterval = 0
  private var teardownBlocks: [() async throws -> Void] = []

  /// Creates an instance for one test.
  public required init() {}

  /// The name of the class.
  open var name: String { "\(type(of: self))" }

  /// Is called before each test.
  @MainActor open class func setUp() {}
  /// Is called after each test.
  @MainActor open class func tearDown() {}
  /// Is called before the test, first of all.
  @MainActor open func setUp() async throws {}
  /// Is called before the test.
  @MainActor open func setUpWithError() throws {}
  /// Is called before the test, last of all.
  @MainActor open func setUp() {}
  /// Is called after the test, first of all.
  @MainActor open func tearDown() {}
  /// Is called after the test.
  @MainActor open func tearDownWithError() throws {}
  /// Is called after the test, last of all.
  @MainActor open func tearDown() async throws {}
  /// Is not called: the shell calls the test itself.
  @MainActor open func invokeTest() {}

  /// Adds a function that is called after the test, the last one first.
  public func addTeardownBlock(_ block: @escaping () async throws -> Void) {
    teardownBlocks.append(block)
  }

  /// Runs a function once, without measuring it.
  public func measure(_ block: () -> Void) { block() }
}

extension XCTestCase {
  /// Runs a test of a test case, with what is to be done before and after it.
  ///
  /// - Parameters:
  ///   - testCase: A new instance.
  ///   - test: Calls the test.
  /// - Throws: The error of the test or of what is done before it; otherwise the first one after it.
  @MainActor
  public static func _run<Case: XCTestCase>(
    _ testCase: Case, _ test: @MainActor (Case) async throws -> Void
  ) async throws {
    Case.setUp()
    defer { Case.tearDown() }
    var failure: (any Error)?
    do {
      try await testCase.setUp()
      try testCase.setUpWithError()
      testCase.beginSynchronously()
      try await test(testCase)
    } catch let skip as XCTSkip {
      failure = SkippedTest(skip.message)
    } catch { failure = error }
    do { try await testCase.end() } catch { failure = failure ?? error }
    if let failure { throw failure }
  }

  // In an asynchronous function, `setUp()` would be the asynchronous one.
  @MainActor private func beginSynchronously() { setUp() }
  @MainActor private func endSynchronously() { tearDown() }

  @MainActor
  private func end() async throws {
    var failure: (any Error)?
    for block in teardownBlocks.reversed() {
      do { try await block() } catch { failure = failure ?? error }
    }
    endSynchronously()
    do { try tearDownWithError() } catch { failure = failure ?? error }
    try await tearDown()
    if let failure { throw failure }
  }
}

/// An error that ends a test without a failure.
public struct XCTSkip: Error {
  /// Why the test is skipped.
  public let message: String?

  /// Creates an error.
  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) { self.message = message() }
}

/// Ends the test without a failure if a condition is true.
public func XCTSkipIf(
  _ isSkipped: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try isSkipped() { throw XCTSkip(message()) }
}

/// Ends the test without a failure unless a condition is true.
public func XCTSkipUnless(
  _ isRun: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try !isRun() { throw XCTSkip(message()) }
}
