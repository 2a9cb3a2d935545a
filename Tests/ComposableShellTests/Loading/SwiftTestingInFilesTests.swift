import Foundation
import Testing

/// What Swift Testing offers works in the tests of loaded files.
@Suite("Swift Testing in loaded files", .serialized)
@MainActor
struct SwiftTestingInFilesTests {
  /// The output of `test` for a file with a feature and some tests. The first line of the tests is line 1.
  private func output(of tests: String) async throws -> String {
    let lines = WrittenFile.feature.count(where: \.isNewline)
    let text = try await WrittenFile.output(
      of: "import Testing\n" + WrittenFile.feature + tests, then: ["test"])
    return text.replacing(/X\.swift:(\d+)/) { match in
      "X.swift:\((Int(match.output.1) ?? 0) - lines - 1)"
    }
  }

  @Test("A failed expectation shows its expression and the values of the operands")
  func expressions() async throws {
    let text = try await output(
      of: """
        @Test func expressions() throws {
          let state = Counter.State(), flag = false, items = [1, 2], name: String? = nil
          #expect(state.n == 1, "why \\(2)")
          #expect(items.isEmpty)
          #expect(flag)
          #expect(!(!flag))
          #expect(name != nil)
          #expect(state.n == 0 && items.contains(3))
          #expect(flag || items.count > 2)
          #expect((name as Any) is Int)
          try #require(state.n == 3)
        }
        @Test func optional() throws { let _: Int = try #require(Int("x"), "no number") }
        """)
    #expect(
      text == """
        failed: expressions
          X.swift:3: Expectation failed: (state.n → 0) == 1 - why 2
          X.swift:4: Expectation failed: (items → [1, 2]).isEmpty
          X.swift:5: Expectation failed: flag
          X.swift:6: Expectation failed: !((!flag) → true)
          X.swift:7: Expectation failed: (name → nil) != nil
          X.swift:8: Expectation failed: (state.n == 0 → true) && (items → [1, 2]).contains(3)
          X.swift:9: Expectation failed: (flag → false) || (items.count → 2) > 2
          X.swift:10: Expectation failed: ((name as Any) → nil) is Int
          X.swift:11: Requirement failed: (state.n → 0) == 3
        failed: optional
          X.swift:13: Requirement failed: Int("x") → nil - no number
        2 tests, 2 failed
        """)
  }

  @Test("Long values that are not equal are shown as a difference")
  func difference() async throws {
    let text = try await output(
      of: """
        struct Person: Equatable { var name = "Blob", hobby = "Knitting", town = "Copenhagen" }
        @Test func people() { #expect(Person() == Person(name: "Bob")) }
        """)
    #expect(
      text == """
        failed: people
          X.swift:2: Expectation failed: Person() == Person(name: "Bob")

          \u{2007} Person(
          −   name: "Blob",
          +   name: "Bob",
          \u{2007}   hobby: "Knitting",
          \u{2007}   town: "Copenhagen"
          \u{2007} )

          (Left: −, Right: +)
        1 test, 1 failed
        """)
  }

  @Test("Expectations about errors say what was thrown, and exit tests are refused")
  func errors() async throws {
    let text = try await output(
      of: """
        enum Oops: Error { case offline, other }
        func fail() throws { throw Oops.offline }
        func failLater() async throws { throw Oops.offline }
        @Test func expected() async throws {
          #expect(throws: Oops.self) { try fail() }
          await #expect(throws: Oops.offline) { try await failLater() }
          #expect { try fail() } throws: { $0 is Oops }
          #expect(throws: Never.self) { 1 }
          #expect(try #require(throws: Oops.self) { try fail() } == .offline)
        }
        @Test func unexpected() async {
          #expect(throws: Oops.other) { try fail() }
          #expect(throws: CancellationError.self, "why") {}
          await #expect(throws: Never.self) { try await failLater() }
          #expect { try fail() } throws: { $0 is CancellationError }
          await #expect(processExitsWith: .failure) { fatalError() }
        }
        @Test func required() async throws {
          try #require(throws: Never.self) { 1 }
          try await #require(throws: Oops.other) { try await failLater() }
        }
        @Test func nothingRequired() throws { try #require(throws: Never.self) { try fail() } }
        """)
    #expect(
      text == """
        passed: expected
        failed: unexpected
          X.swift:12: Expectation failed: expected the error Oops.other, but Oops.offline was thrown
          X.swift:13: Expectation failed: expected an error of type CancellationError, but none was thrown - why
          X.swift:14: Expectation failed: expected no error, but Oops.offline was thrown
          X.swift:15: Expectation failed: expected an error that the closure after `throws:` accepts, but Oops.offline was thrown
          X.swift:16: `processExitsWith` is not supported: the shell runs tests in its own process
        failed: required
          X.swift:20: Requirement failed: expected the error Oops.other, but Oops.offline was thrown
        failed: nothingRequired
          X.swift:22: Requirement failed: expected no error, but Oops.offline was thrown
        4 tests, 3 failed
        """)
  }

  @Test("A function that has a location as a default argument reports where it is called")
  func sourceLocation() async throws {
    let text = try await output(
      of: """
        func check(_ n: Int, sourceLocation: SourceLocation = #_sourceLocation) {
          #expect(n == 1, sourceLocation: sourceLocation)
        }
        @Test func calling() {
          check(2)
        }
        """)
    #expect(text.contains("  X.swift:5: Expectation failed: (n → 2) == 1\n"))
  }

  @Test("Traits skip tests, and the list says why")
  func conditions() async throws {
    let text = try await output(
      of: """
        extension Tag { @Tag static var slow: Self }
        @Test(.disabled("later")) func disabled() { #expect(Bool(false)) }
        @Test(.disabled(if: true, "no network")) func disabledIf() { #expect(Bool(false)) }
        @Test(.enabled(if: false)) func enabledIf() { #expect(Bool(false)) }
        @Test(.enabled(if: true), .disabled { false }) func enabled() {}
        @Test(.tags(.slow), .timeLimit(.minutes(1)), .bug("https://a.b/1", "why"), .bug(id: 2), .serialized)
        func described() {}
        @Suite("Later", .disabled("all")) struct Suite {
          @Test func one() {}
          enum Inner { @Test static func two() {} }
        }
        extension Suite { @Test func three() {} }
        """)
    #expect(
      text == """
        skipped: disabled: later
        skipped: disabledIf: no network
        skipped: enabledIf
        passed: enabled
        passed: described
        skipped: Suite.one: all
        skipped: Suite.Inner.two: all
        skipped: Suite.three: all
        2 tests passed, 6 skipped
        """)
  }

  @Test("A trait can run code around a test, and override its dependencies")
  func scopes() async throws {
    let text = try await output(
      of: """
        enum Number { @TaskLocal static var current = 0 }
        struct Numbered: TestTrait, TestScoping {
          func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
          ) async throws {
            try await Number.$current.withValue(test.name.count) { try await function() }
          }
        }
        @Test(Numbered(), .dependency(\\.uuid, .incrementing)) func scoped() {
          @Dependency(\\.uuid) var uuid
          #expect(uuid() == UUID(0))
          #expect(Number.current == 1)
        }
        """)
    #expect(text.contains("  X.swift:12: Expectation failed: (Number.current → 6) == 1\n"))
    #expect(text.hasSuffix("1 test, 1 failed"))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test("Issues and confirmations are reported, and known issues are not")
  func issues() async throws {
    let text = try await output(
      of: """
        struct Oops: Error {}
        @Test func recorded() {
          Issue.record("lost")
          Issue.record(Oops(), "why")
        }
        @Test func known() async {
          withKnownIssue { #expect(Bool(false)) }
          withKnownIssue { throw Oops() }
          withKnownIssue("sometimes", isIntermittent: true) {}
          await withKnownIssue {
            await Task.yield()
            let store = TestStore(initialState: Counter.State()) { Counter() }
            await store.send(.tapped) { $0.n = 1 }
          }
        }
        @Test func unknown() throws {
          withKnownIssue("never") {}
          try withKnownIssue {
            reportIssue("one")
            reportIssue("two")
          } matching: { $0.description == "one" }
        }
        @Test func confirmed() async {
          let result = await confirmation("twice", expectedCount: 2) { confirm in
            confirm()
            confirm()
            return 3
          }
          #expect(result == 3)
          await confirmation("once") { _ in }
          await confirmation(expectedCount: 2...) { $0(count: 1) }
        }
        """)
    #expect(
      text == """
        failed: recorded
          X.swift:3: Issue recorded: lost
          X.swift:4: Caught error: Oops() - why
        passed: known
        failed: unknown
          X.swift:17: Known issue was not recorded - never
          X.swift:20: two
        failed: confirmed
          X.swift:30: Confirmation was confirmed 0 times, but expected to be confirmed 1 time - once
          X.swift:31: Confirmation was confirmed 1 time, but expected to be confirmed 2... times
        4 tests, 3 failed
        """)
  }

  @Test("A warning about a mistake of the feature is a known issue, too")
  func knownWarnings() async throws {
    let tests = """
      struct Timer: Reducer {
        struct State: Equatable { var n = 0 }
        enum Action { case tapped, ticked }
        @Dependency(\\.continuousClock) var clock
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          guard case .tapped = action else { return .none }
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.ticked)
          }
        }
      }
      @Test func known() async throws {
        try await withKnownIssue {
          let store = TestStore(initialState: Timer.State()) { Timer() }
          store.exhaustivity = .off
          await store.send(.tapped)
        } matching: { $0.description.contains("continuousClock") }
      }
      @Test func other() async throws {
        try await withKnownIssue(isIntermittent: true) {
          let store = TestStore(initialState: Timer.State()) { Timer() }
          store.exhaustivity = .off
          await store.send(.tapped)
        } matching: { $0.description == "another issue" }
      }
      """
    let text = try await WrittenFile.output(
      of: "import Testing\n" + WrittenFile.feature + tests, loadedBy: "load X.swift Counter",
      then: ["test"])
    #expect(
      text == """
        passed: known
        failed: other
          warning: TCA033: @Dependency(\\.continuousClock) was used in a test, but has no value for tests
          This may be because:
          - the test does not override it: withDependencies { ... } operation: { ... }
        2 tests, 1 failed
        """)
  }

  @Test("A test runs with each of its arguments, and a failure names them")
  func arguments() async throws {
    let text = try await output(
      of: """
        enum Kind: CaseIterable { case first, second }
        struct Suite {
          private static let numbers = [4, 5]
          @Test("small", arguments: 1...3) func small(number: Int) { #expect(number < 3) }
          @Test(arguments: [1, 2], ["a"]) func pairs(_ n: Int, text: String) { #expect(n == 1) }
          @Test(arguments: zip([1, 2], ["a", "b"])) func zipped(n: Int, text: String) { #expect(n == 1) }
          @Test(arguments: ["a": 1]) func entries(key: String, value: Int) { #expect(value == 1) }
          @Test(arguments: [.first, .second]) func kinds(_ kind: Kind) { #expect(kind == .first) }
          @Test(arguments: numbers) private func own(_ n: Int) throws { try #require(n > 3) }
          @Test(arguments: [Int]()) func nothing(_ n: Int) {}
          @Test func missing(_ n: Int) {}
        }
        """)
    #expect(
      text == """
        failed: small (Suite.small), 3 cases
          with number → 3:
          X.swift:4: Expectation failed: (number → 3) < 3
        failed: Suite.pairs, 2 cases
          with n → 2, text → "a":
          X.swift:5: Expectation failed: (n → 2) == 1
        failed: Suite.zipped, 2 cases
          with n → 2, text → "b":
          X.swift:6: Expectation failed: (n → 2) == 1
        passed: Suite.entries, 1 case
        failed: Suite.kinds, 2 cases
          with kind → Kind.second:
          X.swift:8: Expectation failed: (kind → Kind.second) == .first
        passed: Suite.own, 2 cases
        skipped: Suite.nothing: it has no arguments
        failed: Suite.missing
          X.swift:11: a test with parameters needs `@Test(arguments:)`
        8 tests, 5 failed, 1 skipped
        """)
  }

  @Test(
    "A test whose traits or arguments do not compile fails, and one that does not exist is left out"
  )
  func registration() async throws {
    let text = try await output(
      of: """
        @Test(.unknown) func trait() {}
        @Test(arguments: missing) func arguments(_ n: Int) {}
        struct Suite { let n: Int; @Test func one() {} }
        #if os(macOS)
          struct `Mac tests` { @Test func one() {} }
          extension Suite { @Test func onMac() {} }
        #endif
        @Test func good() {}
        """)
    #expect(
      text == """
        failed: trait
          X.swift:1: the test does not compile: type 'any Trait' has no member 'unknown'
        failed: arguments
          X.swift:2: the test does not compile: cannot find 'missing' in scope
        failed: Suite.one
          X.swift:3: the test does not compile: missing argument for parameter 'n' in call
        passed: good
        4 tests, 3 failed
        """)
  }

  @Test("A name in the attribute or in backticks is shown, and selects the test")
  func names() async throws {
    let tests = """
      struct Suite {
        @Test("adds one") func adding() {}
        @Test func `removes one`() {}
      }
      """
    #expect(
      try await output(of: tests)
        == "passed: adds one (Suite.adding)\npassed: Suite.removes one\n2 tests passed")
    let selected = try await WrittenFile.output(
      of: WrittenFile.feature + tests, then: ["test adds"])
    #expect(selected == "passed: adds one (Suite.adding)\n1 test passed")
  }
}
