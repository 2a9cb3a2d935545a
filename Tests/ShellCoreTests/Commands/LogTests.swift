import Testing

@testable import ShellCore

@Suite("log, show and goto")
@MainActor
struct LogTests {
  @Test("The sender is an effect, a control, or `.send` of the reducer")
  func sources() async {
    let session = await diarySession(after: ".burst", ".twice")
    session.change(by: .control) {
      _ = session.parts.features.running?.store.send(Diary.Action.add(3))
    }
    let text = await session.type(".add(4)", "log")
    #expect(
      text == """
        1  typed     .burst                                 count 0 -> 10
        2  effect 1  .add(1)                                count 10 -> 11
        3  effect 1  .add(2)                                count 11 -> 13
        4  typed     .twice                                 count 13 -> 113
        5  .send     .id                                    ids[0] added
        6  control   .add(3)                                count 113 -> 116
        7  typed     .add(4)                                count 116 -> 120
        """)
    #expect(await session.type("log effect 1").split(separator: "\n").count == 2)
    #expect(await session.type("log control").hasPrefix("6  control"))
    #expect(await session.type("undo", "undo") == "undid 6  .add(3)")
  }

  @Test("Undone actions are not listed but mentioned, and `show` still prints them")
  func undone() async {
    let session = await diarySession(after: ".add(1)", ".add(2)", ".add(3)", "undo")
    #expect(
      await session.type("log 1") == """
        2  typed  .add(2)                                count 1 -> 3
        undone: 3 (redo restores it)
        """)
    #expect(await session.type("undo", "log").hasSuffix("\nundone: 2 to 3 (redo restores them)"))
    #expect(await session.type("show 3").hasPrefix("received action:\n  Diary.Action.add(3)\n"))
    #expect(await session.type("undo", "log") == "undone: 1 to 3 (redo restores them)")
  }

  @Test("Ended features are listed above the running one, with the number of their actions")
  func chapters() async {
    let session = await diarySession(after: ".add(1)", "load shop", ".pay(2)", ".pay(3)", "reset")
    #expect(
      await session.type("log") == """
        load diary  1 action
        load shop  2 actions
        reset
        no actions yet
        """)
    #expect(await session.type("undo", "log 1").hasPrefix("2  typed  .pay(3)"))
  }

  @Test("A long log lists the last hundred actions unless a count is given")
  func long() async {
    let session = await diarySession()
    for _ in 0..<120 { await session.type(".add(1)") }
    let lines = await session.type("log").split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines[0] == "20 earlier: `log N` lists the last N")
    #expect(lines[1].hasPrefix(" 21  typed  .add(1) "))
    #expect(await session.type("log 500").split(separator: "\n").count == 120)
    #expect(await session.type("log 500").hasPrefix("  1  typed"))
  }

  @Test("Wide actions and many changes are truncated, and omitted changes are counted")
  func wide() async throws {
    let name = String(repeating: "긴", count: 50)
    let session = await session(after: "load form", "set name \(name)")
    let line = await session.type("log")
    let action = try #require(line.split(separator: "  ").first { $0.hasPrefix(".binding") })
    #expect(action.hasSuffix("…") && ColumnWidth.of(String(action)) <= 60)
    await session.type(
      "load todos", ".todo[1].binding(.set(\\.$isDone, true))", ".clear")
    #expect(await session.type("log 1").hasSuffix("todos[1] removed, todos[2] removed"))
  }
}
