import Foundation
import Testing

@testable import ComposableShell
@testable import ShellCore

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
    #expect(lines.contains("  X.swift:39: Expectation failed: of course"))
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
        == "error: the file has no tests\n  test\n  ^ expected functions with `@Test`")
  }
}
