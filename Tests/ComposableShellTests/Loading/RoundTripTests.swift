import Foundation
import Testing

/// What a session does, its exported test repeats: the test is loaded together with the feature, and passes.
@Suite(.serialized)
@MainActor
struct RoundTripTests {
  private func roundTrip(
    _ source: String, load: String = "load X.swift", _ lines: [String]
  ) async throws -> (test: String, result: String) {
    try await WrittenFile.roundTrip(source, load: load, lines)
  }

  /// A feature that saves after a pause.
  private func saver(_ property: String, _ scheduler: String) -> String {
    """
    import Combine
    @Reducer struct Saver {
      @ObservableState struct State: Equatable { var saved = 0 }
      enum Action: Equatable { case edit, save }
      enum ID { case save }
      \(property)
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          guard action == .edit else { state.saved += 1; return .none }
          return .send(.save).debounce(id: ID.save, for: .seconds(1), \(scheduler))
        }
      }
    }
    """
  }

  @Test(arguments: [
    ("mainQueue", "scheduler", "$0.mainQueue = mainQueue.eraseToAnyScheduler()", "mainQueue"),
    (
      "mainRunLoop", "scheduler", "$0.mainRunLoop = mainRunLoop.eraseToAnyScheduler()",
      "mainRunLoop"
    ),
    ("suspendingClock", "clock", "$0.suspendingClock = clock", "clock"),
    ("continuousClock", "clock", "$0.continuousClock = clock", "clock"),
  ])
  func `The scheduler or clock that a feature uses is what the test overrides and advances`(
    name: String, label: String, override: String, variable: String
  ) async throws {
    let source = saver("@Dependency(\\.\(name)) var time", "\(label): time")
    let (test, result) = try await roundTrip(source, [".edit", "advance 1s"])
    #expect(test.contains(override), "\(test)")
    #expect(test.contains("await \(variable).advance(by: .seconds(1))"), "\(test)")
    #expect(test.count(of: "$0.") == 2, "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
  }

  @Test func `A test waits in real time for a scheduler that is not a dependency`() async throws {
    let source = saver("", "scheduler: DispatchQueue.main")
      .replacing(".seconds(1)", with: ".milliseconds(10)")
    let (test, result) = try await roundTrip(source, [".edit", "advance 10ms"])
    #expect(test.contains("receive(.save, timeout: .seconds(2))"), "\(test)")
    #expect(!test.contains("Clock"), "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
  }

  @Test func `Beside a scheduler that is not a dependency, a clock is advanced once`() async throws
  {
    let source = saver("@Dependency(\\.continuousClock) var clock", "scheduler: DispatchQueue.main")
      .replacing("case edit, save", with: "case edit, save, wait")
      .replacing(
        "guard action",
        with: """
          if action == .wait {
            return .run { send in try await clock.sleep(for: .milliseconds(20)); await send(.save) }
          }
          guard action
          """
      )
      .replacing(".seconds(1)", with: ".milliseconds(10)")
    let lines = [".wait", "advance 20ms", ".wait", "advance 20ms", ".edit", "advance 10ms"]
    let (test, result) = try await roundTrip(source, lines)
    #expect(test.count(of: "await clock.advance(by: .milliseconds(20))") == 2, "\(test)")
    #expect(test.contains("receive(.save, timeout: "), "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
  }

  @Test func `A test that would have to wait too long is refused`() async throws {
    let source = saver("", "scheduler: DispatchQueue.main")
      .replacing(".seconds(1)", with: ".seconds(60)")
    let (test, _) = try await roundTrip(source, [".edit", "advance 60s"])
    #expect(
      test.contains(
        "DispatchQueue.main is not a dependency: a test cannot control it, and would have to wait"),
      "\(test)")
  }

  @Test func `Work that a scheduler does without delay needs no time in the test`() async throws {
    let source = saver("@Dependency(\\.mainQueue) var queue", "scheduler: queue")
      .replacing(
        "return .send(.save).debounce(id: ID.save, for: .seconds(1), scheduler: queue)",
        with: "return .publisher { Just(.save).receive(on: queue) }")
    let (test, result) = try await roundTrip(source, [".edit"])
    #expect(test.contains("$0.mainQueue = .immediate"), "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
  }

  @Test func `An interval of throttle passes in the test although nothing is in flight`()
    async throws
  {
    let source = saver("@Dependency(\\.continuousClock) var clock", "clock: clock, latest: true")
      .replacing("debounce", with: "throttle")
    let (test, result) = try await roundTrip(source, [".edit", "advance 2s", ".edit"])
    #expect(test.contains("await clock.advance(by: .seconds(2))"), "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
  }

  @Test func `Effects that a view, a command, or time travel has ended are ended in the test`()
    async throws
  {
    let source = """
      import SwiftUI
      @Reducer struct Page {
        @ObservableState struct State: Equatable { var ticks = 0, isShown = true }
        enum Action: Equatable { case task, tick, hide }
        @Dependency(\\.continuousClock) var clock
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .task:
              return .run { send in
                for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
              }
            case .tick: state.ticks += 1
            case .hide: state.isShown = false
            }
            return .none
          }
        }
      }
      struct PageView: View {
        let store: StoreOf<Page>
        var body: some View {
          VStack {
            if store.isShown { Text("page").task { await store.send(.task).finish() } }
            Button("Hide") { store.send(.hide) }
          }
        }
      }
      """
    let kept = "let task = await store.send(.task)"
    for lines in [
      ["screen", "advance 1s", "tap Hide", "screen", "advance 3s", ".hide"],
      [".task", "advance 1s", "cancel 1", "advance 3s", ".hide"],
      [".task", "advance 1s", ".hide", "undo", ".hide"],
    ] {
      let (test, result) = try await roundTrip(source, lines)
      #expect(test.contains(kept) && test.contains("await task.cancel()"), "\(test)")
      #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
    }
  }

  @Test(arguments: [
    ("client(Fact.self)", "", "$0[Fact.self] = Fact.liveValue"),
    (
      "client(\\.fact)",
      """
      private enum FactKey: DependencyKey { static let liveValue = Fact { "live" } }
      extension DependencyValues { var fact: Fact { get { self[FactKey.self] } set { self[FactKey.self] = newValue } } }
      """, "DependencyValues._current.fact"
    ),
  ])
  func `A dependency without a name, or with a private key, is live in the test`(
    property: String, key: String, override: String
  ) async throws {
    let source = """
      struct Fact: DependencyKey, Sendable {
        var get: @Sendable () async -> String
        static let liveValue = Fact { "live" }
      }
      \(key)
      @Reducer struct Asker {
        @ObservableState struct State: Equatable { var fact = "" }
        enum Action { case go, got(String) }
        @Dependency\(property.dropFirst("client".count)) var fact
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .go: return .run { send in await send(.got(await fact.get())) }
            case .got(let text): state.fact = text; return .none
            }
          }
        }
      }
      """
    let (test, result) = try await roundTrip(source, [".go"])
    #expect(test.contains(override), "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
  }

  @Test func `A field whose name begins with an underscore is a field like any other`()
    async throws
  {
    let source = """
      @Reducer struct Meter {
        @ObservableState struct State: Equatable { var _raw = 0 }
        enum Action { case plus }
        var body: some ReducerOf<Self> { Reduce { state, _ in state._raw += 1; return .none } }
      }
      """
    let (test, result) = try await roundTrip(source, [".plus"])
    #expect(test.contains("{ $0._raw = 1 }"), "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
    let (refusal, _) = try await roundTrip(
      source.replacing("{ var _raw", with: "{ private(set) var count = 1; var _raw")
        .replacing("state._raw += 1", with: "state.grow()")
        .replacing("= 0 }", with: "= 0; mutating func grow() { count += 1 } }"), [".plus"])
    #expect(
      refusal.contains("`state.count` cannot be written in a test: a test cannot set it, because"),
      "\(refusal)")
  }

  @Test func `An issue that the feature reports is a known issue of the test`() async throws {
    let source = """
      @Reducer struct Odd {
        @ObservableState struct State: Equatable { var count = 0 }
        enum Action { case plus }
        var body: some ReducerOf<Self> {
          Reduce { state, _ in reportIssue("odd \\"one\\""); state.count += 1; return .none }
        }
      }
      """
    var (test, result) = ("", "")
    // The session runs in this process, so that its issue is one of this test, too.
    try await withKnownIssue {
      (test, result) = try await roundTrip(source, [".plus"])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("odd") }
    }
    #expect(test.contains(#"issue.description.contains("odd \"one\"")"#), "\(test)")
    #expect(result.hasPrefix("passed: "), "\(test)\n\(result)")
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
