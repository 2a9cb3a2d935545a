import Testing

@testable import ScenarioFormat

@Suite("Prompt lines")
struct PromptLineTests {
  private func parse(_ text: String) -> PromptLine? { PromptLine(Array(text.utf8)[...]) }

  @Test(
    "A prompt line is a path, `>`, a space and a command",
    arguments: [
      "tca> load A", "A> .x", "A.b.c> up", "_a1> x", "설정.이름> x", "A.list[2]> x", "A.list[#0].b> x",
      "A[2][3]> x", "A[\"a]> b\"]> x", "A[\"\\\"]\"]> x", "A[ID(x: [1, 2])]> x", "A[a > b]> x",
      "A[00000000-0000-0000-0000-000000000000]> x",
    ])
  func recognised(line: String) throws {
    let parsed = try #require(parse(line))
    #expect(parsed.prompt != nil)
    #expect(parsed.written == line)
  }

  @Test("A prompt line without a path has no prompt to compare")
  func bare() {
    #expect(parse("> a > b")?.prompt == nil)
    #expect(parse("> a > b")?.command == "a > b")
  }

  @Test("One space before the command and all spaces after it are dropped")
  func spaces() {
    #expect(parse(">   a  b \t")?.command == "  a  b")
    #expect(parse("tca>   ")?.command == "")
  }

  @Test(
    "Other text is not a prompt line",
    arguments: [
      "", " > x", ">x", ">\tx", "A", "A>x", "A >  x", ".a> x", "A.> x", "A..b> x", "1a> x",
      "A.0> x",
      "A-b> x", "A b> x", "A[> x", "A]> x", "A[1> x", "A[\"]> x", "A[1]b> x", "[1]> x", "A<B> x",
      "- > x", "\\> x", "A[\"\\",
    ])
  func rejected(line: String) { #expect(parse(line) == nil) }

  @Test("A path that the reader would not recognize is not written")
  func unreadablePath() {
    #expect(PromptLine(prompt: "A[\"]", command: "x").written == "> x")
    #expect(PromptLine(prompt: "", command: "x").written == "> x")
  }
}
