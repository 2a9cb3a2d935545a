import Testing

@testable import ShellCore

/// Sends its result at most once in 300 ms, as the first action in an interval asks for it.
private struct Throttled: Reducer {
  struct State: Equatable {
    var asked = 0
    var done = 0
  }
  enum Action: Equatable { case ask, done, stop }
  enum CancelID { case work }
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .ask:
        state.asked += 1
        return .send(.done)
          .throttle(id: CancelID.work, for: .milliseconds(300), clock: clock, latest: false)
      case .done:
        state.done += 1
        return .none
      case .stop:
        return .cancel(id: CancelID.work)
      }
    }
  }
}

@Suite("Time travel with throttled effects")
@MainActor
struct ThrottlingTests {
  private let session = Session(features: [
    Feature("Throttled", summary: "", initialState: Throttled.State()) { Throttled() }
  ])

  private func type(_ lines: String...) async -> String {
    var text = ""
    for line in lines { text = await session.evaluate(line).text }
    return text
  }

  @Test("An interval that was open at the moment of an action is open again after `undo`")
  func open() async {
    _ = await type("load Throttled", ".ask", ".ask", ".stop", "undo", ".ask")
    #expect(await type("state") == "Throttled.State(\n  asked: 3,\n  done: 1\n)")
    #expect(await type("effects").contains("asleep until 300ms"))
  }

  @Test("An interval that began later is not open after `undo`")
  func later() async {
    _ = await type("load Throttled", ".ask", "undo", ".ask")
    #expect(await type("state") == "Throttled.State(\n  asked: 1,\n  done: 1\n)")
  }
}
