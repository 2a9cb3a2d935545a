import Testing

@testable import ShellCore

/// Shared values at the prompt: blocks, time travel, storages.
@MainActor
struct SharedValueTests {
  private func session(_ lines: String...) async -> Session {
    let session = Session(features: [Harbor.feature])
    session.clock.mode = .manual
    for line in ["load harbor", "format changed"] + lines { _ = await session.evaluate(line) }
    return session
  }

  @Test func `A change is shown where the value is`() async {
    let session = await session()
    #expect(
      await session.type(".arrive") == """
        received action:
          Harbor.Action.arrive
          Harbor.State(
        -   _ships: #1 0,
        +   _ships: #1 1,
          )

        """)
    #expect(await session.type("log").hasSuffix(" ships 0 -> 1"))
  }

  @Test func `A value that several fields share is shown once`() async {
    let session = await session(".board", "format full")
    let text = await session.type(".pilot.guide")
    #expect(
      text.contains(
        """
        -   _ships: #1 0,
        +   _ships: #1 2,
        """))
    #expect(
      text.contains(
        """
              _ships: #1 Int(↩︎),
        -     _trips: 0
        +     _trips: 1
        """), Comment(rawValue: text))
  }

  @Test func `A scope shows the change outside of it`() async {
    let session = await session(".dockTapped", ".board", "scope pilot")
    let text = await session.type(".guide")
    #expect(text.contains("-   _ships: #1 0,"))
    #expect(text.contains("outside this scope: ships 0 -> 2"))
  }

  @Test func `Undo, redo, and goto set the values and the storages back`() async {
    let session = await session(".arrive", ".dockTapped", ".path[#0].note", ".arrive")
    let end = await session.type("state")
    #expect(end.contains("_ships: #1 2"))
    #expect(end.contains(#"[0]: "1 ships""#))
    #expect(await session.type("undo", "state ships") == "1")
    #expect(await session.type("undo", "state log") == "[]")
    #expect(
      await session.type("deps").contains("storage   in memory, 1 user default, 1 value\n") == true)
    #expect(await session.type("goto 0", "state ships") == "0")
    #expect(await session.type("goto 4", "state") == end)
    #expect(
      await session.type("deps").contains("storage   in memory, 1 file, 1 user default, 1 value"))
  }

  @Test func `Actions of the past are shown with the values of their time`() async {
    let session = await session(".arrive", ".arrive", ".arrive")
    #expect(await session.type("show 1").contains("-   _ships: #1 0,\n+   _ships: #1 1,"))
    #expect(await session.type("show 3").contains("-   _ships: #1 2,\n+   _ships: #1 3,"))
    let log = await session.type("undo", "log")
    #expect(log.contains("ships 0 -> 1") && log.contains("ships 1 -> 2"))
  }

  @Test func `A change by an effect without an action has a block, and undo takes it back`() async {
    let session = await session(".openLater")
    let text = await session.type("advance 1s")
    #expect(
      text.replacing(/Harbor\.swift:\d+/, with: "Harbor.swift:0").contains(
        """
        effect 1 (Harbor.swift:0, from action 1) changed .appStorage("isOpen"):
        - false
        + true

        effect 1 (Harbor.swift:0, from action 1) changed .inMemory("ships"):
        - 0
        + 10

        """), Comment(rawValue: text))
    #expect(await session.type("state isOpen") == "true")
    #expect(await session.type("undo", "state isOpen") == "false")
    #expect(await session.type("redo", "state ships") == "10")
  }

  @Test func `A change between lines has a journal entry of its own`() async {
    let session = await session(".openLater")
    let time = Moments(session)
    session.clock.mode = .live
    let before = session.parts.entries.journal.entries.count
    time.pass(.seconds(2))
    let text = session.catchUp().text
    #expect(text.contains("changed .inMemory(\"ships\"):"))
    #expect(session.parts.entries.journal.entries.count == before + 1)
    let entry = session.parts.entries.journal.entries.last
    #expect(entry?.cause == .time)
    #expect(entry?.change?.actions.isEmpty == true)
    #expect(await session.type("state ships") == "10")
  }

  @Test func `A property that refers to another value travels as well`() async {
    let session = await session(".arrive", ".swap", ".arrive")
    #expect(await session.type("state ships") == "101")
    #expect(await session.type("goto 1", "state ships") == "1")
    #expect(await session.type("goto 3", "state ships") == "101")
  }

  @Test func `Each load begins with empty storages`() async {
    let session = await session(".arrive", "reset")
    #expect(await session.type("state ships") == "0")
    #expect(await session.type("load harbor", "state ships") == "0")
    #expect(await session.type("undo", "undo", "state ships") == "1")
  }

  @Test func `A shared field can be given to load, and expected`() async {
    let session = await session()
    #expect(await session.type("load harbor ships: 5, log: [\"a\"]", "state ships") == "5")
    #expect(await session.type("state log") == "[\n  [0]: \"a\"\n]")
    #expect(await session.type("expect ships = 6", ".arrive").hasSuffix("as expected"))
    #expect(await session.type("expect ships = 6", ".arrive").hasSuffix("as expected") == false)
  }

  @Test func `reload replays a session with shared values`() async {
    let session = await session(".arrive", ".board", ".pilot.guide", ".openLater", "advance 1s")
    let state = await session.type("state")
    let entries = session.parts.entries.journal.linesToReplay().lines.map(\.entry.line)
    let other = Session(features: [Harbor.feature])
    other.clock.mode = .manual
    for line in ["load harbor"] + entries { _ = await other.evaluate(line) }
    #expect(await other.type("state") == state)
  }

  @Test func `An exported test asserts shared values where a test store sees them`() async {
    let session = await session(
      ".arriveTwice", ".openLater", "advance 1s", ".board", ".pilot.guide")
    let text = await session.type("export test")
    for line in [
      "await store.send(.arriveTwice) { $0.$ships.withLock { $0 = 2 } }",
      "await store.receive(.arrive)\n", "store.assert {", "$0.$ships.withLock { $0 = 12 }",
      "$0.$isOpen.withLock { $0 = true }", "$0.$ships.withLock { $0 = 14 }",
      "$0.pilot?.trips = 1",
    ] {
      #expect(text.contains(line), Comment(rawValue: text))
    }
  }
}

/// `deps storage`.
@MainActor
struct StorageTests {
  private let folder = TemporaryFolder()

  @Test func `Files are in memory until deps says otherwise, and undo goes back`() async throws {
    let url = URL(filePath: folder.path).appending(component: "notes.json")
    try Data(#"["on disk"]"#.utf8).write(to: url)
    let session = Session(features: [
      Feature("Notes", summary: "", initialState: Notes.State(url: url)) { Notes() }
    ])
    await session.type("load notes", ".add")
    #expect(await session.type("state notes").contains("[0]: \"a\""))
    #expect(try String(contentsOf: url, encoding: .utf8) == #"["on disk"]"#)
    let text = await session.type("deps storage disk")
    #expect(text.hasPrefix("storage   files on disk"))
    #expect(text.contains(".fileStorage(notes.json) changed outside of an action:"))
    #expect(await session.type("state notes").contains("[0]: \"on disk\""))
    await session.type(".add")
    #expect(try String(contentsOf: url, encoding: .utf8) == #"["on disk","a"]"#)
    await session.type("undo")
    #expect(try String(contentsOf: url, encoding: .utf8) == #"["on disk"]"#)
    #expect(await session.type("undo", "state notes").contains("[0]: \"a\""))
    #expect(await session.type("deps").contains("storage   in memory, 1 file\n"))
  }

  @Test func `A wrong storage is refused`() async {
    let session = Session(features: [Harbor.feature])
    await session.type("load harbor")
    #expect(
      await session.type("deps storage cloud") == """
        error: `cloud` is not a value for `deps storage`
          deps storage cloud
                       ^ expected memory or disk
        """)
  }
}

@Reducer
private struct Notes {
  @ObservableState
  struct State: Equatable {
    @Shared var notes: [String]

    init(url: URL) { _notes = Shared(wrappedValue: [], .fileStorage(url)) }
  }

  enum Action: Equatable { case add }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$notes.withLock { $0.append("a") }
      return .none
    }
  }
}
