import ComposableArchitecture
import Testing

@testable import LoadedFeatures
@testable import ShellCore

@Suite("Features that never become idle")
@MainActor
struct RunawayTests {
  private let stopped = """
    error: stopped after 100000 steps: actions and effects trigger each other endlessly; \
    pending work was discarded
    """

  @Test(
    "An endless feature is stopped, and nothing of it remains for the next action",
    arguments: [".chain", ".effects", ".spin", ".stubborn"])
  func stops(action: String) async {
    let session = await session(after: "load endless")
    let output = await session.evaluate(action)
    #expect(output.isError)
    #expect(output.text.hasSuffix(stopped))
    let before = await session.evaluate("state").text
    let next = await session.evaluate(".step")
    #expect(!next.isError)
    #expect(next.text.split(separator: "\n").count == 4)
    #expect(await session.evaluate("state").text != before)
  }

  @Test("An endless feature is stopped; its first actions are shown and the rest are counted")
  func shown() async {
    let session = await session(after: "load endless")
    let lines = await session.evaluate(".chain").text.split(separator: "\n")
    #expect(lines.count { $0 == "received action:" } == PendingOutput.mostShownIfStopped)
    let counts = lines.first { $0.hasSuffix("more actions are not shown") }
    let state = await session.evaluate("state").text
    let count = Int(state.filter(\.isNumber))!
    #expect(counts == "\(count - PendingOutput.mostShownIfStopped) more actions are not shown")
  }

  @Test("Ctrl-C stops an endless feature", arguments: [".chain", ".effects", ".spin", ".stubborn"])
  func interrupted(action: String) async {
    let session = await session(after: "load endless")
    session.interruption.request()
    let output = await session.evaluate(action)
    #expect(output.isError)
    #expect(output.text.hasSuffix("error: stopped; pending work was discarded"))
    session.interruption.reset()
    #expect(await !session.evaluate(".step").isError)
  }
}

@Suite("Diffs of very long lists")
@MainActor
struct LongDiffTests {
  struct LongList: Reducer {
    struct State: Equatable { var rows = Array(0..<3_000) }
    enum Action: Equatable { case reverse }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.rows.reverse()
      return .none
    }
  }

  @Test("Ctrl-C stops the diff but does not revert the action")
  func interrupted() async {
    let feature = Feature("LongList", summary: "a long list", initialState: LongList.State()) {
      LongList()
    }
    let session = Session(features: [feature])
    _ = await session.evaluate("load longlist")
    session.interruption.request()
    let output = await session.evaluate(".reverse")
    #expect(output.text.contains("\n  (Interrupted)"))
    session.interruption.reset()
    #expect(await session.evaluate("state").text.contains("[0]: 2999"))
  }
}
