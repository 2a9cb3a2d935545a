import Foundation
@_spi(TestFailures) import ComposableArchitecture
import Synchronization

/// Something that a test waits for.
///
/// ```swift
/// let loaded = expectation(description: "loaded")
/// client.load { loaded.fulfill() }
/// await fulfillment(of: [loaded], timeout: 1)
/// ```
open class XCTestExpectation: @unchecked Sendable {
  // Unchecked: all mutable state is in a mutex.
  private struct State {
    var count = 0
    var expectedCount = 1
    var isInverted = false
    /// Whether the time to wait is over.
    var isTimedOut = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  /// What is expected.
  public let expectationDescription: String

  /// Creates an expectation.
  public init(description: String = "an expectation") { expectationDescription = description }

  /// How often the expectation has to be fulfilled.
  public var expectedFulfillmentCount: Int {
    get { state.withLock(\.expectedCount) }
    set { state.withLock { $0.expectedCount = newValue } }
  }

  /// Whether it is a failure if the expectation is fulfilled.
  public var isInverted: Bool {
    get { state.withLock(\.isInverted) }
    set { state.withLock { $0.isInverted = newValue } }
  }

  /// Whether it is a failure if the expectation is fulfilled too often. It never is.
  public var assertForOverFulfill: Bool {
    get { false }
    set {}
  }

  /// Notes that what was expected has happened.
  public func fulfill() {
    let waiting = state.withLock { state in
      state.count += 1
      guard state.count >= state.expectedCount else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  fileprivate var isFulfilled: Bool { state.withLock { $0.count >= $0.expectedCount } }

  /// Returns when the expectation is fulfilled, or when nobody is to wait for it any longer.
  fileprivate func wait() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        guard state.count < state.expectedCount, !state.isTimedOut else { return true }
        state.waiting.append(continuation)
        return false
      }
      if isOver { continuation.resume() }
    }
  }

  fileprivate func stopWaiting() {
    let waiting = state.withLock { state in
      state.isTimedOut = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// The failure after waiting, if there is one.
  fileprivate func failure(after timeout: TimeInterval) -> String? {
    switch (isFulfilled, isInverted) {
    case (true, true): "`\(expectationDescription)` was fulfilled, and should not have been"
    case (false, false): "`\(expectationDescription)` was not fulfilled within \(timeout) s"
    case (true, false), (false, true): nil
    }
  }
}

extension XCTestCase {
  /// Makes an expectation.
  public func expectation(description: String) -> XCTestExpectation {
    XCTestExpectation(description: description)
  }

  /// Waits until expectations are fulfilled.
  ///
  /// - Parameter timeout: The seconds of real time to wait.
  @MainActor
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity,
    enforceOrder: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let clock = Task {
      try await Task.sleep(for: .seconds(min(timeout, 1_000_000)))
      for expectation in expectations { expectation.stopWaiting() }
    }
    for expectation in expectations { await expectation.wait() }
    clock.cancel()
    report(expectations, timeout, file, line)
  }

  /// Waits until expectations are fulfilled, while the main run loop runs.
  ///
  /// - Parameter timeout: The seconds of real time to wait.
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity,
    enforceOrder: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) {
    let deadline = Date.now.addingTimeInterval(min(timeout, 1_000_000))
    while expectations.contains(where: { !$0.isFulfilled }), Date.now < deadline {
      let step = min(deadline, Date.now.addingTimeInterval(0.01))
      _ = RunLoop.main.run(mode: .default, before: step)
    }
    report(expectations, timeout, file, line)
  }

  private func report(
    _ expectations: [XCTestExpectation], _ timeout: TimeInterval, _ file: StaticString, _ line: UInt
  ) {
    let location = SourceLocation(fileID: file, filePath: file, line: line, column: 1)
    for failure in expectations.compactMap({ $0.failure(after: timeout) }) {
      TestFailure(failure).report(at: location)
    }
  }
}

/// Expects that the code in a closure fails.
///
/// - Parameters:
///   - reason: Why it fails.
///   - failingBlock: The code.
/// - Returns: The result of the closure.
public func XCTExpectFailure<R>(
  _ reason: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, failingBlock: () throws -> R
) rethrows -> R {
  let count = Mutex(0)
  let result = try TestFailure.$sink.withValue(
    TestFailure.Sink { _, _ in count.withLock { $0 += 1 } }, operation: failingBlock)
  if count.withLock({ $0 == 0 }) {
    TestFailure(
      "XCTExpectFailure: a failure was expected, and there was none"
        + (reason.map { " - \($0)" } ?? "")
    )
    .report(at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
  return result
}
