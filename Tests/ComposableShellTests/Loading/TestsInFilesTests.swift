import Foundation
import Testing

@Suite("Tests of loaded files", .serialized)
@MainActor
struct TestsInFilesTests {
  private static let source = """
    import ComposableArchitecture
    import Testing

    @Reducer struct Counter {
      @ObservableState struct State: Equatable { var count = 0 }
      enum Action { case tapped, later, arrived }
      @Dependency(\\.continuousClock) var clock
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .tapped, .arrived: state.count += 1
          case .later:
            return .run { send in
              try await clock.sleep(for: .seconds(1))
              await send(.arrived)
            }
          }
          return .none
        }
      }
    }

    @MainActor struct CounterTests {
      @Test func `a tap counts`() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.tapped) { $0.count = 1 }
      }
      @Test func wrong() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.tapped) { $0.count = 2 }
      }
      @Test func unfinished() async {
        let store = TestStore(initialState: Counter.State()) { Counter() } withDependencies: {
          $0.continuousClock = TestClock()
        }
        await store.send(.later)
      }
      @Test func expecting() {
        #expect(1 + 1 == 3, "of course")
      }
      struct Oops: Error {}
      @Test func throwing() throws { throw Oops() }
    }
    """

  @Test("Each test is listed as passed or failed, with the lines of its failures")
  func all() async throws {
    let text = try await WrittenFile.output(of: Self.source, then: ["test"])
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("passed: ") || $0.hasPrefix("failed: ") } == [
        "passed: CounterTests.a tap counts", "failed: CounterTests.wrong",
        "failed: CounterTests.unfinished", "failed: CounterTests.expecting",
        "failed: CounterTests.throwing",
      ])
    #expect(
      lines.contains(
        "  X.swift:30: The state after Counter.Action.tapped is not the expected one:"))
    #expect(lines.contains("  X.swift:36: 1 effect is still running, and should have ended:"))
    #expect(lines.contains("  X.swift:39: Expectation failed: (1 + 1 → 2) == 3 - of course"))
    #expect(lines.contains("  the test threw Oops()"))
    #expect(lines.last == "5 tests, 4 failed")
  }

  @Test("A part of a name selects tests, and the session does not change")
  func some() async throws {
    let text = try await WrittenFile.output(of: Self.source, then: [".tapped", "test tap"])
    #expect(text == "passed: CounterTests.a tap counts\n1 test passed")
    let state = try await WrittenFile.output(of: Self.source, then: [".tapped", "test", "state"])
    #expect(state == "Counter.State(\n  _count: 1\n)")
  }

  @Test("A test shares no value with the session or another test")
  func isolated() async throws {
    let tests = (1...2).map { number in
      """
      @Test func shared\(number)() {
        @Shared(.inMemory("n")) var n = \(number)
        #expect(n == \(number))
        $n.withLock { $0 = 7 }
      }
      """
    }
    let source =
      WrittenFile.feature.replacing("var n = 0", with: "@Shared(.inMemory(\"n\")) var n = 0")
      + "\n" + tests.joined(separator: "\n")
    let text = try await WrittenFile.output(of: source, then: ["test"])
    #expect(text == "passed: shared1\npassed: shared2\n2 tests passed")
  }

  @Test("Without tests, or without a test of that name, `test` says what it expected")
  func refused() async throws {
    #expect(
      try await WrittenFile.output(of: Self.source, then: ["test nothing"])
        .hasPrefix("error: no test is named `nothing`\n"))
    #expect(
      try await WrittenFile.output(of: WrittenFile.feature, then: ["test"])
        == "error: the file has no tests\n  test\n  ^ expected functions with `@Test`, or an `XCTestCase`"
    )
  }

  @Test("A test that does not compile fails, and the feature is loaded")
  func brokenTest() async throws {
    let source = """
      \(WrittenFile.feature)
      @MainActor struct CounterTests {
        @Test func good() { #expect(Counter.State().n == 0) }
        @Test func bad() { #expect(Counter.State().m == 0) }
      }
      struct BrokenTests {
        let number = Counter.nothing
        @Test func one() {}
      }
      """
    let outputs = try await WrittenFile.outputs(
      of: source, loadedBy: "load X.swift", then: ["state", "test"])
    #expect(
      outputs == [
        "Counter.State(n: 0)",
        """
        passed: CounterTests.good
        failed: CounterTests.bad
          X.swift:12: the test does not compile: value of type 'Counter.State' has no member 'm'
        2 tests, 1 failed
        """,
      ])
  }

  private static let testCases = """
    import ComposableArchitecture
    import XCTest

    @MainActor
    class BaseTests: XCTestCase {
      var log: [String] = []
      override class func setUp() { super.setUp() }
      override func setUp() async throws { try await super.setUp(); log.append("first") }
      override func setUp() { super.setUp(); log.append("second"); uncheckedUseMainSerialExecutor = true }
      override func tearDown() { log.append("end") }
      override func invokeTest() { withMainSerialExecutor { super.invokeTest() } }
    }

    final class CounterTests: BaseTests {
      func testCount() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.tapped)
        XCTAssertEqual(log, ["first", "second"])
      }
      func testComparisons() throws {
        XCTAssertEqual(1, 2, "numbers")
        XCTAssertTrue(false)
        XCTAssertNil(3)
        XCTAssertEqual(1.0, 1.1, accuracy: 0.2)
        XCTAssertThrowsError(try XCTUnwrap(nil as Int?))
        XCTAssertNoThrow(try failing())
        XCTAssertLessThan(2, 1)
      }
      func testFail() { XCTFail("unexpected") }
      func testUnimplemented() {
        let number: @Sendable () -> Int = unimplemented("Client.number", placeholder: 1)
        XCTAssertEqual(number(), 1)
      }
      func testSkipped() throws { throw XCTSkip("not today") }
      func testTeardown() async throws {
        addTeardownBlock { throw Oops() }
      }
      func testExpectations() async {
        let done = expectation(description: "done")
        let never = expectation(description: "never")
        never.isInverted = true
        let missing = expectation(description: "missing")
        Task { done.fulfill() }
        await fulfillment(of: [done], timeout: 10)
        await fulfillment(of: [never, missing], timeout: 0.01)
      }
      func testExpectedFailure() {
        XCTExpectFailure { XCTAssertTrue(false) }
        XCTExpectFailure("flaky") { XCTAssertTrue(true) }
      }
      struct Oops: Error {}
      private func failing() throws { throw Oops() }
      static func testNothing() {}
      func testArgument(_ number: Int) {}
      func helper() {}
    }
    """

  @Test("The functions of an XCTestCase that begin with `test` are tests")
  func xctest() async throws {
    let text = try await WrittenFile.output(
      of: WrittenFile.feature + "\n" + Self.testCases, then: ["test"])
    let lines = text.split(separator: "\n").map { line in
      line.replacing(/X\.swift:\d+/, with: "X.swift")
    }.filter { !$0.hasPrefix("    ") }
    #expect(
      lines == [
        "passed: CounterTests.testCount", "failed: CounterTests.testComparisons",
        "  X.swift: XCTAssertEqual failed: 1 is not equal to 2 - numbers",
        "  X.swift: XCTAssertTrue failed: the condition is false",
        "  X.swift: XCTAssertNil failed: 3 is not nil",
        "  X.swift: XCTUnwrap failed: the value is nil",
        "  X.swift: XCTAssertNoThrow failed: CounterTests.Oops() was thrown",
        "  X.swift: XCTAssertLessThan failed: 2 is not less than 1",
        "failed: CounterTests.testFail", "  X.swift: unexpected",
        "failed: CounterTests.testUnimplemented",
        "  X.swift: Unimplemented: Client.number …", "skipped: CounterTests.testSkipped: not today",
        "failed: CounterTests.testTeardown", "  the test threw Oops()",
        "failed: CounterTests.testExpectations",
        "  X.swift: `missing` was not fulfilled within 0.01 s",
        "failed: CounterTests.testExpectedFailure",
        "  X.swift: XCTExpectFailure: a failure was expected, and there was none - flaky",
        "8 tests, 6 failed, 1 skipped",
      ])
  }
}
