import Testing

@testable import ShellCore

@Suite("Features that never become idle")
@MainActor
struct RunawayTests {
  private nonisolated static let loop = """
    error: stopped after more than 100000 steps: actions and effects trigger each other endlessly; \
    pending work was discarded
    """
  private nonisolated static let long =
    "error: stopped after more than 120000 steps, the most that one line may take; pending work was discarded"

  @Test(
    "An endless feature is stopped, and nothing of it remains for the next action",
    arguments: [(".chain", loop), (".effects", loop), (".spin", long), (".stubborn", long)])
  func stops(action: String, stopped: String) async {
    let session = await session(after: "load endless")
    let output = await RunLimit.$longestRun.withValue(120_000) {
      await session.evaluate(action)
    }
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

  @Test(
    "One effect may send more actions than a loop: nothing is stopped, and nothing is called endless"
  )
  func finite() async {
    let session = await session(after: "load endless")
    let output = await session.evaluate(".burst(60000)")
    #expect(!output.isError)
    #expect(await session.type("state count") == "60000")
  }

  @Test("The effects of a line that was stopped are freed")
  func freed() async {
    let session = await session(after: "load endless")
    for _ in 0..<2 {
      let output = await RunLimit.$longestRun.withValue(2_000) {
        await session.evaluate(".sleepers(3000)")
      }
      #expect(output.isError)
    }
    #expect(await session.type("effects") == "no effects")
    #expect(EndlessCell.living == 0)
  }

  @Test("A line that starts too many effects is stopped")
  func effects() async {
    let session = await session(after: "load endless")
    let output = await session.evaluate(".sleepers(50001)")
    #expect(
      output.text.hasSuffix(
        "error: stopped with more than 50000 effects in flight; pending work was discarded"))
    #expect(await session.type("effects") == "no effects")
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
