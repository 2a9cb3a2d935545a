import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("A file that is no scenario")
struct ScenarioFaultTests {
  @Test("an unclosed fence is named with the line that opens it")
  func unclosedFence() {
    #expect(
      faults("# A\n\n````tca\n> a\n```\n# B\n")
        == "a.md:3: error: the block opened here is never closed; end it with a line ````\n")
  }

  @Test("an unclosed fence of another language is named, too, for it hides what follows")
  func unclosedForeignFence() {
    #expect(
      faults("~~~swift\n" + block("> a"))
        == "a.md:1: error: the block opened here is never closed; end it with a line ~~~\n")
  }

  @Test("a fence that its list item's end leaves open is named, and the rest is read")
  func fenceLeftOpen() {
    #expect(
      faults("- a\n\n  ```tca\n  > a\n\nprose\n\n```tca x\n> b\n```\n") == """
        a.md:3: error: the block opened here is never closed; end it with a line ```
        a.md:8: error: a block's first line ends after `tca`; remove `x`

        """)
  }

  @Test("an unclosed comment is named with the line that opens it")
  func unclosedComment() {
    #expect(
      faults("\n<!-- hidden\n" + block("> a"))
        == "a.md:2: error: the comment opened here is never closed; end it with -->\n")
  }

  @Test("words after `tca` are named")
  func furtherWords() {
    #expect(
      faults("~~~ tca  a\tb\n~~~\n")
        == "a.md:1: error: a block's first line ends after `tca`; remove `a b`\n")
  }

  @Test("output before the first command is named once a block")
  func outputBeforeCommand() {
    let message =
      "error: output before the first command; a block begins with a prompt, such as `> help`\n"
    #expect(
      faults(block("", "x", "y", "> a") + block("\\> a"))
        == "a.md:3: \(message)a.md:8: \(message)")
  }

  @Test("`record` is named")
  func record() {
    #expect(
      faults(block("> record x")) == """
        a.md:2: error: `record` cannot be used in a scenario; what a scenario says is recorded \
        already

        """)
  }

  @Test(
    "bytes that are not UTF-8 are named with their line",
    arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80]])
  func notUTF8(sequence: [UInt8]) {
    #expect(
      faults(bytes("# 한글\r\nb ") + sequence + bytes("\n\n") + sequence)
        == "a.md:2: error: this line is not valid UTF-8; save the file as UTF-8\n")
  }

  @Test("a NUL is named with its line")
  func null() {
    #expect(
      faults("a\nb\n\0\0\n\0")
        == "a.md:3: error: this line holds a NUL, which a text file has not\n")
  }

  @Test("every fault of a file is told, in the order of the lines")
  func all() {
    let found = faults("```tca x\n> record\n```\n" + block("y") + "```\n")
    #expect(
      found.split(separator: "\n").map { $0.prefix(7) } == [
        "a.md:1:", "a.md:2:", "a.md:5:", "a.md:7:",
      ])
  }

  @Test("every kind of fault has a code of its own")
  func codes() {
    let kinds: [ScenarioFault.Kind] = [
      .notUTF8, .null, .unclosedFence("```"), .unclosedComment, .furtherWords("x"),
      .outputBeforeCommand, .record,
    ]
    let codes = kinds.map { ScenarioFault(kind: $0, path: "a.md", line: 1).code }
    #expect(
      codes == [
        "not-utf8", "nul", "unclosed-fence", "unclosed-comment", "further-words",
        "output-before-command", "record",
      ])
  }
}
