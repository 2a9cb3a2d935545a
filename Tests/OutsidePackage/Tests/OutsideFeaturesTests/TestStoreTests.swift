import ComposableArchitecture
import FoundationNetworking
import OutsideFeatures
import Testing
import XCTest

/// A test store in a target that depends only on the feature.
@MainActor
struct TestStoreTests {
  let store = TestStore(initialState: Player.State()) { Player() }

  @Test func `A test store checks the state after each step`() async {
    store.exhaustivity = .off
    await store.send(.playButtonTapped) { $0.isPlaying = true }
    await store.finish()
  }

  @Test func `A wrong expectation is an issue of Swift Testing at its location`() async {
    let line = #line
    await withKnownIssue {
      await store.send(.set(\.$volume, 7)) { $0.volume = 8 }
    } matching: { issue in
      issue.sourceLocation?.line == line + 2
        && issue.sourceLocation?.fileID.hasSuffix("TestStoreTests.swift") == true
        && issue.comments.first?.rawValue.contains("volume: 7") == true
    }
  }

  @Test func `An unhandled received action is an issue when the test ends`() async {
    await withKnownIssue {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Bool> { _, isFirst in isFirst ? .send(false) : .none }
      }
      await store.send(true)
    } matching: {
      $0.comments.first?.rawValue.contains("must be asserted with receive") == true
    }
  }

  @Test func `urlSession is a dependency with the package trait`() {
    @Dependency(\.urlSession) var urlSession
    withDependencies {
      $0.urlSession = .shared
    } operation: {
      #expect(urlSession === URLSession.shared)
    }
  }
}

/// The same in XCTest.
@MainActor
final class TestStoreXCTests: XCTestCase {
  private nonisolated(unsafe) var failures: [(text: String, line: Int)] = []
  private nonisolated(unsafe) var expectsFailure = false

  override nonisolated func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard expectsFailure else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failures.append((description, lineNumber))
  }

  func testStepsPass() async {
    let store = TestStore(initialState: Player.State()) { Player() }
    await store.send(.set(\.$volume, 7)) { $0.volume = 7 }
  }

  func testWrongExpectationFails() async {
    expectsFailure = true
    let store = TestStore(initialState: Player.State()) { Player() }
    let line = #line
    await store.send(.set(\.$volume, 7)) { $0.volume = 8 }
    XCTAssertEqual(failures.count, 1)
    let isAsExpected =
      failures.first?.line == line + 1
      && failures.first?.text.contains("volume: 7") == true
    expectsFailure = false
    XCTAssertTrue(isAsExpected, "\(failures)")
  }
}
