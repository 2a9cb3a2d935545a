import Testing

@testable import ShellCore

/// A feature whose effect answers at once.
struct ReplayedCounter: Reducer {
  struct State: Equatable {
    var count = 0
    var note = ""
  }

  enum Action: Equatable {
    case add(Int, label: String)
    case ask
    case answered([Int])
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let number, let label):
      state.count += number
      state.note = label
      return .none
    case .ask: return .send(.answered([state.count, 1]))
    case .answered(let numbers):
      state.count = numbers.reduce(0, +)
      return .none
    }
  }
}

@Suite("Logs that are replayed in a feature")
@MainActor
struct LogReplayTests {
  private func session(_ log: String) -> Session {
    let files = InMemoryFileSystem(["/logs/app.txt": log])
    let feature = Feature(
      "Counter", summary: "counts", initialState: ReplayedCounter.State()
    ) { ReplayedCounter() }
    return Session(features: [feature], folder: "/logs", files: files)
  }

  private func replay(_ log: String) async -> (Session, String) {
    let session = session(log)
    return (session, await session.type("import log app.txt as Counter"))
  }

  private static let add = """
    received action:
      ReplayedCounter.Action.add(
        2,
        label: "two words"
      )
      ReplayedCounter.State(
    -   count: 0,
    +   count: 2,
    -   note: ""
    +   note: "two words"
      )


    """

  private static let ask = """
    received action:
      ReplayedCounter.Action.ask
      (No state changes)

    received action:
      ReplayedCounter.Action.answered(
        [
          [0]: 2,
          [1]: 1
        ]
      )
      ReplayedCounter.State(
    -   count: 2,
    +   count: 3,
        note: "two words"
      )


    """

  @Test("A log of the same code is replayed to its end, with the actions of effects")
  func same() async {
    let (session, text) = await replay(Self.add + "a print\n" + Self.ask)
    #expect(text == "replayed 3 actions: your code prints what the app printed")
    #expect(session.prompt == "Counter")
    #expect(await session.type("state count") == "3")
    #expect(await session.type("export scenario").contains("Counter> .add("))
    #expect(await session.type("undo").hasPrefix("undid 2"))
  }

  @Test("The first difference is shown with both sides")
  func different() async {
    let log = Self.add.replacing("+   count: 2", with: "+   count: 3")
    let (session, text) = await replay(log + Self.ask)
    #expect(
      text == """
        error: action 1 of 3 differs: .add(…)
          line 1 of the log
        the app printed:
          received action:
            ReplayedCounter.Action.add(
              2,
              label: "two words"
            )
            ReplayedCounter.State(
          -   count: 0,
          +   count: 3,
          -   note: ""
          +   note: "two words"
            )
        your code prints:
          received action:
            ReplayedCounter.Action.add(
              2,
              label: "two words"
            )
            ReplayedCounter.State(
          -   count: 0,
          +   count: 2,
          -   note: ""
          +   note: "two words"
            )
        """)
    #expect(await session.type("state count") == "2")
  }

  @Test("A log that begins later gives its state to the feature")
  func later() async {
    let (session, text) = await replay(
      """
      received action:
        ReplayedCounter.Action.add(
          1,
          label: "b"
        )
        ReplayedCounter.State(
      -   count: 40,
      +   count: 41,
      -   note: "a"
      +   note: "b"
        )

      """)
    #expect(text == "replayed 1 action: your code prints what the app printed")
    #expect(await session.type("state count") == "41")
  }

  @Test("An action that the code does not have is the first difference")
  func unknown() async {
    let (_, text) = await replay(
      "received action:\n  ReplayedCounter.Action.gone\n  (No state changes)\n\n")
    #expect(
      text.hasPrefix(
        """
        error: action 1 of 1 differs: .gone
          line 1 of the log
        your code does not accept the action:
        error: ReplayedCounter.Action has no case `gone`
        """))
  }

  @Test("A log of another feature, and a feature that does not exist, are errors")
  func otherFeature() async {
    let session = self.session("received action:\n  Other.Action.a\n  (No state changes)\n\n")
    _ = await session.type("load Counter")
    _ = await session.type(".add(2, label: \"b\")")
    let text = await session.type("import log app.txt as Counter")
    #expect(
      text == "error: the log has actions of Other.Action, and Counter has ReplayedCounter.Action")
    // The feature that was running goes on.
    #expect(await session.type("state count") == "2")
    let other = await self.session(Self.add).type("import log app.txt as Nothing")
    #expect(other.hasPrefix("error: unknown feature `Nothing`"))
  }
}
