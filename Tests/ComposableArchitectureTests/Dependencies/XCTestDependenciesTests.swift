import ComposableArchitecture
import XCTest

/// Each test case of XCTest has its own default dependencies, in whichever order the test cases run.
final class XCTestDependenciesTests: XCTestCase {
  private func verifyDefaultsAreNew() {
    @Shared(.inMemory("tests")) var tests = 0
    XCTAssertEqual(tests, 0)
    $tests.withLock { $0 += 1 }
    XCTAssertEqual(StackState(["first"]).ids, [0])
  }

  func testFirst() { verifyDefaultsAreNew() }
  func testSecond() { verifyDefaultsAreNew() }
  func testThird() { verifyDefaultsAreNew() }
}
