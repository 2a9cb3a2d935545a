import Testing

@testable import ShellCore

@Suite("hide")
@MainActor
struct HideTests {
  @Test(
    "A setting is confirmed at a terminal, and transcripts stay the same",
    arguments: [
      ("hide .add", "hidden: .add; `hide none` shows all blocks again"),
      ("hide none", "nothing is hidden"), ("format changed", "format is changed"),
      ("trace on", "trace is on"), ("trace off", "trace is off"),
      ("watch off", "saves are no longer watched"),
    ])
  func confirms(line: String, expected: String) async {
    let session = Session(features: [Diary.feature])
    _ = await session.evaluate("load diary")
    let output = await session.evaluate(line)
    #expect(output.confirmation == expected)
    #expect(output.text.isEmpty && !output.isError)
  }

  @Test("Blocks of matching actions are omitted and counted, but the log contains them")
  func hides() async throws {
    try await expectTranscript(
      """
      tca> load diary
      ...
      Diary> hide
      nothing is hidden
      Diary> hide .add
      Diary> .burst
      received action:
        Diary.Action.burst
        Diary.State(
      -   count: 0,
      +   count: 10,
          ids: [],
          rolls: [],
          times: []
        )

      2 hidden
      Diary> .add(4)
      1 hidden
      Diary> hide *.binding(*)
      Diary> hide .add
      Diary> hide
      these actions are hidden:
        .add
        *.binding(*)
      Diary> log 2
      3  effect 1  .add(2)                                count 11 -> 13
      4  typed     .add(4)                                count 13 -> 17
      Diary> show 4
      received action:
        Diary.Action.add(4)
      ...
      Diary> hide none
      Diary> hide
      nothing is hidden
      Diary> .add(1)
      received action:
      ...
      """, on: Session(features: [Diary.feature]))
  }

  @Test("A name that no action has is refused with the nearest one, also inside a scope")
  func unknown() async throws {
    try await expectTranscript(
      """
      tca> hide .nope
      tca> load tower
      ...
      Tower> hide .middle.leaf.grwo
      error: no action of Tower.Action is called `grwo`
        hide .middle.leaf.grwo
             ^ expected an action as `actions` lists it, or a pattern with `*`; did you mean .middle.leaf.grow?
      Tower> scope middle.leaf
      ...
      Tower.middle.leaf> hide nope
      error: no action of Tower.Action is called `nope`
        hide nope
             ^ expected an action as `actions` lists it, or a pattern with `*`
      Tower.middle.leaf> hide .grow
      Tower.middle.leaf> hide *nope*
      Tower.middle.leaf> hide
      these actions are hidden:
        .nope
        .grow
        *nope*
      """)
  }

  @Test("Patterns that were hidden before are exported before the feature is loaded")
  func exported() async {
    let session = await session(after: "load diary", "hide .burst", "load tower", "hide .middle")
    let lines = await session.evaluate("export scenario").text.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("> ") } == [
        "tca> hide .burst", "tca> load tower", "Tower> hide .middle",
      ])
  }

  @Test("Printed text and errors of hidden actions are shown")
  func prints() async {
    let session = await session(after: "load shop", "hide *")
    var printed = ["one\ntwo\n", ""]
    session.output.takePrints = { printed.isEmpty ? "" : printed.removeFirst() }
    #expect(await session.type(".pay(3)") == "one\ntwo\n1 hidden")
    #expect(await session.type("load account", ".member(.logOut)").hasPrefix("warning: TCA001"))
  }

  @Test(
    "A pattern matches part of an action in either spelling, or all of it with `*`",
    arguments: [
      (".toggled", ".todo(id: 2, action: .toggled)", true),
      ("todo.toggled", ".todo(.toggled)", true),
      (".TODO(.", ".todo(.toggled)", true), ("*.toggled", ".todo.toggled", true),
      ("*toggled", ".todo(id: 2, action: .toggled)", false), ("*toggled*", ".todo(.toggled)", true),
      (".todo*", ".todo(.toggled)", true), ("todo*", ".todo(.toggled)", false), ("*", "", true),
      ("*a*a*", "a", false), ("*a*a*", "aba", true), ("a*a", "a", false),
      (".rows.toggled", ".rows(.element(id: UUID(1), action: .toggled))", true),
      (".todo.toggled", ".todo(id: 2, action: .toggled)", true),
      (".todo.toggled", ".todo(id: 2, action: .renamed)", false),
      (".alert.saved", ".alert(.presented(.saved))", true), ("**x", ".x", true),
      ("*삭제*", ".버튼(.삭제)", true),
    ])
  func patterns(pattern: String, line: String, matches: Bool) {
    #expect(LabelPattern(pattern).matches(line) == matches)
  }
}
