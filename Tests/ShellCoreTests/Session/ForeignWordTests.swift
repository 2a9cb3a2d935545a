import Testing

@testable import ShellCore

@Suite("Commands of other shells")
@MainActor
struct ForeignWordTests {
  @Test(
    "A command of another shell is answered with what does the same here",
    arguments: [
      ("clear", "Ctrl-L"), ("history", "`log`"), ("click", "`tap NAME`"), ("press", "`tap NAME`"),
      ("ls", "`features`"), ("version", "`tca --version`"), (":wq", "`quit`"), ("exit()", "`quit`"),
    ])
  func advice(line: String, expected: String) async {
    let output = await Session(features: []).evaluate(line)
    #expect(output.isError)
    #expect(output.text.contains(expected))
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
