import Testing

@testable import ShellCore

@Suite("Commands of other shells")
@MainActor
struct ForeignWordTests {
  @Test(
    "A command of another shell is answered with what does the same here",
    arguments: [
      ("history", "`log`"), ("click", "`tap NAME`"), ("press", "`tap NAME`"),
      ("ls", "`features`"), ("version", "`tca --version`"),
    ])
  func advice(line: String, expected: String) async {
    let output = await Session(features: []).evaluate(line)
    #expect(output.isError)
    #expect(output.text.contains(expected))
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
      error: unknown feature `t`
      ...
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
