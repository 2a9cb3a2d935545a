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
}
