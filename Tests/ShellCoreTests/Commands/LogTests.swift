import Testing

@testable import ShellCore

@Suite("log, show and goto")
@MainActor
struct LogTests {
  @Test("A line shows the sender, the action as typed at the root, and the changes")
  func lines() async throws {
    try await expectTranscript(
      """
      tca> load tower
      ...
      Tower> log
      no actions yet
      Tower> scope middle.leaf
      ...
      Tower.middle.leaf> set label 홍길동
      ...
      Tower.middle.leaf> .grow
      ...
      Tower.middle.leaf> log
      1  typed  .middle(.leaf(.binding(.set(\\.$label, "홍길동"))))  middle.leaf.label "" -> "홍길동"
      2  typed  .middle(.leaf(.grow))                               floors 0 -> 1, middle.leaf.size 0 -> 1
      Tower.middle.leaf> log 1
      2  typed  .middle(.leaf(.grow))                  floors 0 -> 1, middle.leaf.size 0 -> 1
      Tower.middle.leaf> log LEAF.grow
      2  typed  .middle(.leaf(.grow))                  floors 0 -> 1, middle.leaf.size 0 -> 1
      Tower.middle.leaf> log 길동
      1  typed  .middle(.leaf(.binding(.set(\\.$label, "홍길동"))))  middle.leaf.label "" -> "홍길동"
      """)
  }

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

  @Test("Errors state the valid numbers")
  func errors() async throws {
    try await expectTranscript(
      """
      tca> log
      error: no feature is loaded; `features` lists them, `load NAME` loads one
      tca> show 1
      error: no feature is loaded; `features` lists them, `load NAME` loads one
      tca> goto 1
      error: no feature is loaded; `features` lists them, `load NAME` loads one
      tca> load shop
      ...
      Shop> show 1
      error: action `1` does not exist
        show 1
             ^ no action has been sent yet
      Shop> log 3
      no actions yet
      Shop> .pay(2)
      ...
      Shop> show 0
      error: action `0` does not exist
        show 0
             ^ expected 1
      Shop> goto 2
      error: action `2` does not exist
        goto 2
             ^ expected 0 to 1
      Shop> goto one
      error: action `one` does not exist
        goto one
             ^ expected 0 to 1
      Shop> goto -1
      error: action `-1` does not exist
        goto -1
             ^ expected 0 to 1
      Shop> show 1 2
      error: `show` takes only an action's number
        show 1 2
               ^ expected the end of the line
      Shop> goto
      error: `goto` needs an action's number
        goto
            ^ expected an action's number
      Shop> log 0
      error: `log` needs a count of at least 1
        log 0
            ^ expected a positive number
      Shop> log -3
      error: `log` needs a count of at least 1
        log -3
            ^ expected a positive number
      Shop> log pya
      error: no line of the log contains `pya`
        log pya
            ^ `log` lists them all
      """)
  }

  @Test("`goto` shows its position, and `undo` and `redo` continue from within a command")
  func goto() async throws {
    try await expectTranscript(
      """
      tca> load diary
      ...
      Diary> .burst
      ...
      Diary> .id
      ...
      Diary> goto 2
      at 2 of 4  .add(1)
      not restored: effect 1 (Diary.swift:38)
      Diary> state count
      11
      Diary> redo
      redid 3  .add(2)
      Diary> goto 2
      at 2 of 4  .add(1)
      not restored: effect 1 (Diary.swift:38)
      Diary> undo
      undid 1 to 2  .burst and 1 more
      Diary> goto 4
      at 4 of 4  .id
      Diary> goto 1
      at 1 of 4  .burst
      not restored: effect 1 (Diary.swift:38)
      Diary> .add(5)
      ...
      Diary> undo
      undid 2  .add(5)
      not restored: effect 1 (Diary.swift:38)
      Diary> undo
      undid 1  .burst
      Diary> goto 0
      at 0 of 2  the initial state
      """, on: Session(features: [Diary.feature]))
  }

  @Test("`show` prints an action as seen from the scope, in the current format")
  func show() async throws {
    try await expectTranscript(
      """
      tca> load tower
      ...
      Tower> .middle.leaf.grow
      ...
      Tower> format changed
      Tower> .middle.step(by: 3)
      ...
      Tower> scope middle.leaf
      ...
      Tower.middle.leaf> show 1
      received action:
        Leaf.Action.grow
        Leaf.State(
      -   size: 0
      +   size: 1
        )

      outside this scope: floors 0 -> 1
      Tower.middle.leaf> format labels
      Tower.middle.leaf> show 1
      received action: Leaf.Action.grow
      outside this scope: floors 0 -> 1
      Tower.middle.leaf> show 2
      received action: Tower.Action.middle(.step(by:))
      """)
  }
}
