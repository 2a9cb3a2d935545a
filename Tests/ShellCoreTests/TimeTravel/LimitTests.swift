import Testing

@testable import ShellCore

@Suite("The limits of time travel")
@MainActor
struct HistoryLimitTests {
  private static let lost = "history holds the last 10,000 actions; older ones were discarded"

  /// Sends an action that adds one, many times.
  private func add(_ times: Int, to session: Session) -> [String] {
    (0..<times).flatMap { _ in
      session.change { _ = session.parts.features.running?.store.send(Diary.Action.add(1)) }
    }
  }

  @Test("The last 10,000 actions are kept, and one note says that older ones were discarded")
  func actions() async {
    let session = await diarySession(after: "hide *")
    #expect(add(10_000, to: session).allSatisfy { $0 == "1 hidden" })
    #expect(add(1, to: session) == ["1 hidden", Self.lost])
    #expect(add(99, to: session).allSatisfy { $0 == "1 hidden" })
    #expect(
      await session.type("show 100") == """
        error: action `100` does not exist
          show 100
               ^ expected 101 to 10100: older ones were discarded
        """)
    #expect(
      await session.type("goto 99") == """
        error: action `99` does not exist
          goto 99
               ^ expected 100 to 10100: older ones were discarded
        """)
    #expect(await session.type("show 101").contains("+   count: 101,"))
    #expect(
      await session.type("goto 100") == "at 100 of 10100  before the oldest action in history")
    #expect(session.diary?.count == 100)
    #expect(
      await session.type("undo")
        == "error: nothing to undo: history goes back to action 101, older ones were discarded")
    #expect(await session.type("redo", "undo") == "undid 101  .add(1)")
    #expect(await session.type("goto 10100", "state count") == "10100")
    #expect(await session.type("log 20000").split(separator: "\n").count == 10_000)
  }

  @Test("`undo` reverts a command that sent more actions than are kept")
  func runaway() async throws {
    let session = await session(after: "load endless", ".step", "hide *")
    let text = await session.type(".chain")
    #expect(text.contains(Self.lost))
    let store = try #require(session.parts.features.running?.store)
    let last = store.snapshots.last
    #expect(await session.type("undo") == "undid 2 to \(last)  .chain")
    #expect(store.snapshots.position == 1)
    #expect(await session.type("state count") == "1")
    #expect(await session.type("redo").hasPrefix("redid 2 to"))
    #expect(await session.type("state count") == "\(last)")
    #expect(await session.type("undo", ".step", "log 1").hasPrefix("2  typed  .step"))
    #expect(
      await session.type("undo", "undo")
        == "error: nothing to undo: history goes back to action 2, older ones were discarded")
  }

  @Test("The limit applies to all features together; ended features are discarded first")
  func features() async throws {
    let session = await diarySession(after: "hide *")
    _ = add(9_990, to: session)
    await session.type("load diary")
    let texts = add(20, to: session)
    #expect(texts.filter { $0 == Self.lost }.count == 1)
    let first = try #require(session.parts.features.previous?.store.snapshots)
    #expect(first.first == 11 && first.last == 9_990)
    for _ in 0..<21 { await session.type("undo") }
    #expect(session.diary?.count == 9_990)
    #expect(await session.type("undo") == "undid 9990  .add(1)")
  }

  @Test("States that take too many bytes are discarded, except the last; one note says so")
  func bytes() async throws {
    try await FeatureLimits.$mostBytes.withValue(1 << 20) {
      let session = await diarySession(after: "hide *")
      // Each of them copies the list of identifiers, which takes 16 bytes each.
      session.change {
        for _ in 0..<5_000 { _ = session.parts.features.running?.store.send(Diary.Action.id) }
      }
      let texts = add(3, to: session)
      #expect(texts == ["1 hidden", "1 hidden", "1 hidden"], "the list is shared")
      let store = try #require(session.parts.features.running?.store)
      #expect(store.snapshots.bytes <= 1 << 20)
      #expect((10..<100).contains(store.snapshots.count))
    }
  }

  @Test("A note says why states were discarded, once")
  func note() async {
    await FeatureLimits.$mostBytes.withValue(1 << 20) {
      let session = await diarySession(after: "hide *")
      let texts = session.change {
        for _ in 0..<1_000 { _ = session.parts.features.running?.store.send(Diary.Action.id) }
      }
      #expect(texts.count == 2)
      #expect(
        texts.last?.wholeMatch(
          of:
            #/history holds as many of the last actions as fit into 1 MB, now \d+; older ones were discarded/#
        ) != nil)
      #expect(add(1, to: session) == ["1 hidden"])
    }
  }

  @Test("The last hundred loads are kept, and one note says that older ones were discarded")
  func loads() async {
    let session = await diarySession()
    for _ in 0..<99 { #expect(await !session.type("load shop").contains("gone")) }
    #expect(
      await session.type("load shop").contains(
        "history holds the last 100 loads; older ones were discarded\n"))
    #expect(await !session.type("load shop").contains("gone"))
    for _ in 0..<99 { #expect(await !session.evaluate("undo").isError) }
    #expect(await session.type("undo") == "error: nothing to undo: older loads were discarded")
  }

  @Test("The number of commands that send no action is limited")
  func steps() async throws {
    let session = await diarySession()
    for _ in 0..<10_010 {
      session.change {
        guard let clock = session.parts.features.running?.store.clock else { return }
        clock.advance(to: clock.now.advanced(by: .seconds(1)))
      }
    }
    for _ in 0..<10_000 { await session.type("undo") }
    #expect(session.parts.features.running?.store.clock.now.offset == .seconds(10))
    #expect(await session.evaluate("undo").isError)
  }
}
