import Testing

@testable import ShellCore

@Suite("Commands of other shells")
@MainActor
struct ForeignWordTests {
  @Test(
    "A command of another shell is answered with what does the same here",
    arguments: [
      ("clear", "Ctrl-L"), ("history", "`log`"), ("cd ..", "`up`"),
      ("ls", "`features`"), ("version", "`tca --version`"),
    ])
  func advice(line: String, expected: String) async {
    let output = await Session(features: []).evaluate(line)
    #expect(output.isError)
    #expect(output.text.contains(expected))
  }
}
