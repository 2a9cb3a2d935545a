import Testing

@testable import ShellCore

@Suite("Commands of other shells")
@MainActor
struct ForeignWordTests {
  @Test(
    "A command of another shell is answered with what does the same here",
    arguments: [
      ("history", "`log`"), ("click", "`tap NAME`"), ("press", "`tap NAME`"),
      ("ls", "`features`"), ("version", "`tca --version`"), ("vim A.swift", "`edit`"),
      ("code .", "`edit`"), ("cat A.swift", "`source`"), ("start", "`load NAME`"),
      ("restart", "`reset`"), ("kill 1", "`cancel N`"), ("pause", "`clock manual`"),
      ("dependencies", "`deps`"), ("predict count = 1", "`expect FIELD = VALUE`"),
    ])
  func advice(line: String, expected: String) async {
    let output = await Session(features: []).evaluate(line)
    #expect(output.isError)
    #expect(output.text.contains(expected))
  }

  @Test("The name of a feature, a field, an action that is called, and `..` are recognized")
  func names() async throws {
    try await expectTranscript(
      """
      tca> tower
      error: unknown command `tower`; did you mean load Tower?
      tca> load tower
      ...
      Tower> floors
      error: unknown command `floors`; did you mean state floors?
      Tower> floors = 5
      error: unknown command `floors`: only an action changes the state; `state floors` shows this field
      Tower> floors.count
      error: unknown command `floors.count`; did you mean state floors.count?
      Tower> grow()
      error: unknown command `grow()`; did you mean the action .middle.leaf.grow?
      Tower> ..
      error: unknown command `..`; did you mean up?
      """)
  }

  @Test(
    "A Korean word that the course uses for a command is answered with the command",
    arguments: [("힌트", "hint"), ("종료", "quit"), ("도움말", "help"), ("다음 문제", "learn")])
  func korean(line: String, command: String) async {
    let word = line.split(separator: " ")[0]
    #expect(
      await Session(features: []).evaluate(line).text
        == "error: unknown command `\(word)`; did you mean \(command)?")
  }

  @Test("Each Korean word names a command that exists")
  func koreanCommands() {
    for word in [
      "도움말", "설명", "끝", "상태", "액션", "이펙트", "피처", "기록", "되돌리기", "검사", "해답", "문제", "목록", "건너뛰기", "다시",
      "화면",
    ] {
      #expect(KoreanWords.command(word).flatMap(CommandTable.command(named:)) != nil, "\(word)")
    }
  }

  @Test(
    "What leaves other programs leaves the shell",
    arguments: ["q", ":q", ":q!", ":wq", "bye", "exit", "exit()", "quit()"])
  func leaving(line: String) async {
    let output = await Session(features: []).evaluate(line)
    #expect(output.ends && !output.isError)
  }

  @Test("`clear` erases the terminal and prints nothing", arguments: ["clear", "cls"])
  func clearing(line: String) async {
    let output = await Session(features: []).evaluate(line)
    #expect(output.clearsTerminal && output.text.isEmpty && !output.isError)
  }

  @Test("The name of the program at its own prompt is ignored")
  func program() async throws {
    try await expectTranscript(
      """
      tca> tca load tower
      ...
      Tower> tca state middle.leaf
      ...
      Tower> tca tower
      ...
      Tower> man state
      state [--json] [PATH]
      ...
      """)
  }

  @Test("An action without its dot is recognized, with its payload and from inside a child")
  func forgottenDot() async throws {
    try await expectTranscript(
      """
      tca> load tower
      ...
      Tower> middle.leaf.grow
      error: unknown command `middle.leaf.grow`; did you mean the action .middle.leaf.grow?
      Tower> middle(.leaf(.grow))
      error: unknown command `middle(.leaf(.grow))`; did you mean the action .middle(.leaf(.grow))?
      """)
  }

  @Test("`load` accepts the beginning of a name that no other feature has")
  func prefix() async throws {
    try await expectTranscript(
      """
      tca> load tow
      ...
      Tower> load t
      error: several features begin with `t`
        load t
             ^ expected Todos, Tower, Twins or Talkative
      """)
  }

  @Test("`cd`, `scope ..`, and `scope /` move between features as in other shells")
  func folders() async throws {
    try await expectTranscript(
      """
      tca> load tower
      ...
      Tower> cd middle
      ...
      Tower.middle> scope ..
      Tower> scope middle.leaf
      ...
      Tower.middle.leaf> cd ..
      Tower.middle> scope leaf
      ...
      Tower.middle.leaf> scope /
      Tower> cd middle
      ...
      Tower.middle> up
      Tower> cd ..
      error: Tower is the root and has no parent
      """)
  }
}
