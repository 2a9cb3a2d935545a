import Synchronization
import Testing

@testable import ShellCore

@Suite("A session that has searched is restored")
@MainActor
final class ExploreRecoveryTests {
  private var text = RecoveryRecord.beginning(in: "/")
  private let runs = RunCount()

  private func makeSession(_ log: WriteAheadLog? = nil) -> Session {
    let session = fixtureSession(features: [
      Feature("Counted", summary: "counted", initialState: CountedRuns.State()) { [runs] in
        CountedRuns(runs: runs)
      }
    ])
    session.recoveryLog = log ?? written()
    return session
  }

  private func written(after number: Int = 0) -> WriteAheadLog {
    WriteAheadLog(after: number, status: Unsupervised()) { [unowned self] in text += $0 }
  }

  private func restored() async -> Session {
    let plan = RestorePlan(RecoveryRecord.records(in: text) ?? [])
    let log = written(after: plan.lastNumber)
    let session = makeSession(log)
    #expect(await SessionRestorer(session, log).restore(plan).isEmpty)
    return session
  }

  @Test("It does not search again, and knows what was found")
  func search() async {
    let session = makeSession()
    await session.type("load counted", ".plusTapped", "explore always count <= 2")
    let before = runs.count
    let other = await restored()
    #expect(runs.count == before + 1, "only `.plusTapped` runs again")
    let replayed = await session.evaluate("explore replay").text
    #expect(await other.evaluate("explore replay").text == replayed)
    #expect(replayed.contains("count: 3"))
  }

  @Test(
    "The lines of a replayed scenario keep their own results, and a search that failed fails again")
  func nested() async throws {
    let folder = TemporaryFolder()
    try """
    ```tca
    > explore without .plusTapped
    ...
    > explore depth 1 graph
    ...
    > explore until count == 2
    ...
    ```
    """.write(toFile: folder.path("a.md"), atomically: true, encoding: .utf8)
    let session = makeSession()
    await session.type("load counted", "replay \(folder.path("a.md"))")
    let before = runs.count
    let other = await restored()
    #expect(runs.count == before, "no action was sent")
    #expect(
      await other.evaluate("explore export scenario").text
        == session.evaluate("explore export scenario").text)
  }

  @Test("A test that is exported from a crash says what is missing, in a comment")
  func crash() async throws {
    let session = fixtureSession(features: [
      Feature("Counted", summary: "one action", initialState: OneTap.State()) { OneTap() }
    ])
    session.recoveryLog = CrashingLog()
    await session.type("load counted")
    let text = await session.evaluate("explore").text
    #expect(
      text.hasPrefix("after 1 line: the last line crashed at Counted.swift:9: oh\n  .plusTapped"))
    let test = await session.evaluate("explore export test").text
    #expect(test.contains("    // not tested: `.plusTapped` crashed at Counted.swift:9: oh\n"))
    #expect(test.hasSuffix("\n}\n"), "nothing but Swift: \(test)")
    #expect(await session.evaluate("explore export mermaid").text.hasPrefix("sequenceDiagram"))
    let scenario = await session.evaluate("explore export scenario").text
    #expect(scenario.hasSuffix("\n\nThe last line is left out, because it crashes: .plusTapped"))
  }
}

/// Counts to ten, and how often it was asked to.
struct CountedRuns: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plusTapped
  }

  let runs: RunCount

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    runs.add()
    state.count = min(10, state.count + 1)
    return .none
  }
}

/// Has one action, so that the first step is known.
struct OneTap: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plusTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count = min(10, state.count + 1)
    return .none
  }
}

final class RunCount: Sendable {
  private let value = Mutex(0)
  var count: Int { value.withLock { $0 } }
  func add() { value.withLock { $0 += 1 } }
}

/// A process that has lost another one in the first step of a search.
private final class CrashingLog: RecoveryLog {
  private var first: String?

  func begin(_ line: String, now: Duration) -> LineStart { .run }
  func end(_ output: Output, stop: Int?, now: Duration, effects: Int, state: () -> UInt64?) {}
  func beginStep(_ name: String) -> CrashedStep? {
    guard !name.isEmpty else { return nil }
    first = first ?? name
    guard first == name else { return nil }
    return CrashedStep(name: name, error: "the last line crashed at Counted.swift:9: oh")
  }
  func beginCatchingUp() {}
  func endCatchingUp(hasChanged: Bool, now: Duration, effects: Int) {}
  func keep(_ fact: LineFact) {}
  func beginDrawing() {}
  func nameDrawing(_ view: String) {}
  func endDrawing() {}
}
