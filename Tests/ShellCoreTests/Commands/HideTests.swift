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
