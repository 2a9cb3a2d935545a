import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("Syntax errors in scenarios")
struct ScenarioSyntaxErrorTests {
  @Test("An unclosed fence is reported at the line that opens it")
  func unclosedFence() {
    #expect(
      faults("# A\n\n````tca\n> a\n```\n# B\n")
        == "a.md:3: error: the block opened here is never closed; end it with a line that contains only ````\n"
    )
  }

  @Test("An unclosed fence of another language is reported, because it hides the rest of the file")
  func unclosedForeignFence() {
    #expect(
      faults("~~~swift\n" + block("> a"))
        == "a.md:1: error: the block opened here is never closed; end it with a line that contains only ~~~\n"
    )
  }

  @Test("A fence left open at the end of its list item is reported, and the rest is read")
  func fenceLeftOpen() {
    #expect(
      faults("- a\n\n  ```tca\n  > a\n\nprose\n\n```tca x\n> b\n```\n") == """
        a.md:3: error: the block opened here is never closed; end it with a line that contains only ```
        a.md:8: error: unexpected text after `tca`; remove `x`

        """)
  }

  @Test("An unclosed comment is reported at the line that opens it")
  func unclosedComment() {
    #expect(
      faults("\n<!-- hidden\n" + block("> a"))
        == "a.md:2: error: the comment opened here is never closed; end it with -->\n")
  }

  @Test("Words after `tca` are reported")
  func extraWords() {
    #expect(
      faults("~~~ tca  a\tb\n~~~\n")
        == "a.md:1: error: unexpected text after `tca`; remove `a b`\n")
  }

  @Test("Output before the first command is reported once per block")
  func outputBeforeCommand() {
    let message =
      "error: this block has output before its first command; "
      + "start it with a prompt, such as `> help`\n"
    #expect(
      faults(block("", "x", "y", "> a") + block("\\> a"))
        == "a.md:3: \(message)a.md:8: \(message)")
  }

  @Test("A command that is not allowed is reported")
  func notAllowed() {
    #expect(
      faults(block(">  forbidden x"))
        == "a.md:2: error: `forbidden` is not allowed in a scenario; remove this line\n")
  }

  @Test(
    "Bytes that are not UTF-8 are reported with their line",
    arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80]])
  func notUTF8(sequence: [UInt8]) {
    #expect(
      faults(bytes("# 한글\r\nb ") + sequence + bytes("\n\n") + sequence)
        == "a.md:2: error: this line is not valid UTF-8; save the file as UTF-8\n")
  }

  @Test("A NUL byte is reported with its line")
  func null() {
    #expect(
      faults("a\nb\n\0\0\n\0")
        == "a.md:3: error: this line contains a NUL byte; scenario files must be plain text\n")
  }

  @Test("All errors of a file are reported, in the order of the lines")
  func all() {
    let found = faults("```tca x\n> forbidden\n```\n" + block("y") + "```\n")
    #expect(
      found.split(separator: "\n").map { $0.prefix(7) } == [
        "a.md:1:", "a.md:2:", "a.md:5:", "a.md:7:",
      ])
  }

  @Test("Too many commands are reported at the first one over the limit")
  func tooManyCommands() throws {
    let full = String(repeating: "> a\n", count: ScenarioReader.commandLimit)
    #expect(try read("```tca\n" + full + "```\n").stepCount == ScenarioReader.commandLimit)
    #expect(
      faults("```tca\n" + full + "```\n" + block("> b", "> c"))
        == "a.md:150004: error: the file has more than 150000 commands; "
        + "split it into several files\n")
  }
}
