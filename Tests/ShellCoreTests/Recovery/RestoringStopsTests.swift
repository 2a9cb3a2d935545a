import Testing

@testable import ShellCore

/// Lines whose result is more than their text: Ctrl-C has stopped them, or they have read a file.
@Suite @MainActor
final class RestoringStopsTests {
  private let folder = TemporaryFolder()
  private var text = RecoveryRecord.beginning(in: "/")

  private func write(_ name: String, _ commands: String...) throws {
    let text = "```tca\n" + commands.map { "> \($0)\n" }.joined() + "```\n"
    try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
  }

  private func makeSession(_ work: Work) -> Session {
    let feature = Feature(summary: "work", initialState: Worker.State()) { Worker(work: work) }
    let session = fixtureSession(features: Fixtures.features + [feature], folder: folder.path)
    work.interruption = session.interruption
    return session
  }

  /// Types lines in a session, repeats them in another one, and expects the two to be equal.
  ///
  /// - Parameters:
  ///   - limit: The number of actions after which Ctrl-C is pressed in the first session.
  ///   - between: Called before the lines are repeated.
  /// - Returns: The state.
  @discardableResult
  private func expectRestored(
    _ lines: [String], stopAfter limit: Int = .max, between: () throws -> Void = {}
  ) async throws -> String {
    let session = makeSession(Work(limit))
    session.recoveryLog = WriteAheadLog(after: 0, status: Unsupervised()) { [unowned self] in
      text += $0
    }
    for line in lines {
      session.interruption.reset()
      _ = await session.evaluate(line)
    }
    session.interruption.reset()
    try between()
    let other = makeSession(Work(.max))
    let plan = RestorePlan(try #require(RecoveryRecord.records(in: text)))
    let log = WriteAheadLog(after: plan.lastNumber, status: Unsupervised()) { _ in }
    other.recoveryLog = log
    #expect(await SessionRestorer(other, log).restore(plan) == [])
    #expect(!other.interruption.wasRequested)
    session.recoveryLog = nil
    other.recoveryLog = nil
    let state = await session.evaluate("state").text
    for line in ["state", "log", "clock", "effects", "undo", "redo", "undo"] {
      #expect(await other.evaluate(line) == session.evaluate(line), "\(line) after \(lines)")
    }
    return state
  }

  @Test(arguments: [".chain", ".jobs"], [1, 700, 3000])
  func `A line that Ctrl-C has stopped gets as far as it got`(line: String, limit: Int) async throws
  {
    let state = try await expectRestored(["load worker", line, ".step"], stopAfter: limit)
    // The shell asks from time to time whether to stop.
    let count = try #require(Int(state.filter(\.isNumber)))
    #expect(count > limit && count < limit + 2000)
  }

  @Test func `The clock stops where Ctrl-C stopped the line`() async throws {
    let state = try await expectRestored(
      ["load worker", ".start", "advance 1000s", ".step"], stopAfter: 8)
    #expect(state == "Worker.State(count: 9)")
  }

  @Test func `A replay that Ctrl-C has stopped ends at the same line`() async throws {
    try write("a.md", "load worker", ".step", ".step", ".step", ".step")
    let state = try await expectRestored(["replay a.md", ".step"], stopAfter: 2)
    #expect(state == "Worker.State(count: 3)")
  }

  @Test func `A request that arrives between two lines stops neither`() async throws {
    let state = try await expectRestored(["load worker", ".step", ".step"], stopAfter: 1)
    #expect(state == "Worker.State(count: 2)")
  }

  @Test func `A replay plays its files as they were`() async throws {
    try write("a.md", "load shop", ".pay(2)", "replay b.md", "replay b.md", "replay later.md")
    try write("b.md", ".pay(3)")
    let state = try await expectRestored(["replay a.md", ".pay(5)"]) {
      try FileManager.default.removeItem(atPath: folder.path("a.md"))
      try write("b.md", ".pay(100)")
      try write("later.md", ".pay(1000)")
    }
    #expect(state.contains("total: -13"))
  }

  @Test func `A file is kept once per line`() async throws {
    try write("a.md", "replay b.md", "replay b.md", "replay ./b.md")
    try write("b.md", "# nothing")
    try await expectRestored(["load shop", "replay a.md", "replay a.md"])
    let plan = RestorePlan(try #require(RecoveryRecord.records(in: text)))
    let names = plan.scenarios.mapValues { $0.map { $0.path.dropFirst(folder.path.count) } }
    #expect(names == [2: ["/a.md", "/b.md", "/./b.md"], 3: ["/a.md", "/b.md", "/./b.md"]])
  }
}

/// Presses Ctrl-C after a number of actions.
@MainActor
private final class Work {
  private var rest: Int
  var interruption: Interruption?

  init(_ limit: Int) { rest = limit }

  func add() {
    rest -= 1
    if rest == 0 { interruption?.request() }
  }
}

private struct Worker: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case chain, jobs, start, step, ticked }

  let work: Work
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    MainActor.assumeIsolated { work.add() }
    switch action {
    case .chain: return .send(.chain)
    case .jobs: return .run { await $0(.jobs) }
    case .start:
      return .run { [clock] send in
        while true {
          try await clock.sleep(for: .seconds(1))
          await send(.ticked)
        }
      }
    case .step, .ticked: return .none
    }
  }
}
