import TestSupport
import Testing

@testable import ScenarioFormat

/// The rules of docs/ScenarioFormat.md, with at least one test for each.
@Suite("The scenario format")
@MainActor
struct ScenarioFormatTests {
  @Test("Prompts: a prompt is `> ...` or `Name.path> ...`")
  func prompts() throws {
    let scenario = try read(block("> load A", "A> .x", "A.b.c> up", "A.list[2].b> up"))
    #expect(scenario.steps.map(\.prompt) == [nil, "A", "A.b.c", "A.list[2].b"])
    #expect(scenario.commands == ["load A", ".x", "up", "up"])
  }

  @Test("Prompts: a named prompt is compared with the actual prompt")
  func namedPromptIsCompared() async throws {
    let right = try await play(block("tca> at A.b", "A.b> at C"))
    #expect(right.isSuccess)
    let wrong = try await play(block("tca> at A.b", "A> at C"))
    #expect(
      wrong.phases[0].failures[0].mismatches == [.prompt(expected: "A", actual: "A.b")])
  }

  @Test("Prompts: a bare `>` matches any prompt")
  func barePromptIsNotCompared() async throws {
    #expect(try await play(block("> at A.b", "> at C", "> quit")).isSuccess)
  }

  @Test("Prompts: the writer writes the full prompt")
  func writerEmitsThePrompt() {
    let entry = TranscriptWriter.Interaction(prompt: "A.b[#0]", command: "up", output: "")
    #expect(TranscriptWriter.lines(entry) == ["A.b[#0]> up"])
  }

  @Test("Expected output: it ends at the next prompt or the end of the block")
  func expectedOutput() throws {
    let scenario = try read(block("> a", "one", "two", "> b", "three") + "prose\n")
    #expect(scenario.steps.map(\.output) == [["one", "two"], ["three"]])
  }

  @Test("Expected output: all blocks of a file are one session")
  func oneSession() async throws {
    let report = try await play(block("tca> at A") + "\nprose\n\n" + block("A> say hello", "hello"))
    #expect(report.isSuccess)
    #expect(report.passed == 2)
  }

  @Test("Expected output: headings are phases")
  func headingsArePhases() async throws {
    let text = block("> at A") + "# One\n" + block("> say x", "x") + "## Two\n" + block("> bad")
    let report = try await play(text)
    #expect(report.phases.map(\.heading?.title) == [nil, "One", "Two"])
    #expect(report.phases.map(\.passed) == [1, 1, 0])
    #expect(report.phases.map(\.failures.count) == [0, 0, 1])
  }

  @Test(
    "Output that looks like a prompt, is `...`, contains `[..]` or starts with `\\` is written with one `\\`",
    arguments: [
      ">", "> x", "A> x", "A.b[2]> x", "...", "a[..]b", "[..]", "\\", "\\x", "\\\\x", "\\...",
    ])
  func escapedOutput(line: String) {
    #expect(ExpectedLine.escaped(line) == "\\" + line)
    #expect(ExpectedLine(written: "\\" + line) == .text(line))
  }

  @Test(
    "All other output is written without an escape",
    arguments: [
      "", "x", ">x", "-> x", "A >x", "a > b", "....", " ...", "[.]", " \\x", "Array<Int>",
    ])
  func plainOutput(line: String) {
    #expect(ExpectedLine.escaped(line) == line)
    #expect(ExpectedLine(written: line) == .text(line))
  }

  @Test("Wildcards: `...` alone matches any number of lines, including none")
  func anyLines() {
    #expect(matches("a\n...\nd", "a\nb\nc\nd"))
    #expect(matches("a\n...\nd", "a\nd"))
    #expect(matches("...", ""))
    #expect(!matches("a\n...\nd", "a\nb"))
    #expect(!matches(" ...", "x"))
  }

  @Test("Wildcards: `[..]` inside a line matches any characters, including none")
  func anyCharacters() {
    #expect(matches("a[..]d", "abcd"))
    #expect(matches("a[..]d", "ad"))
    #expect(matches("[..]", "anything"))
    #expect(!matches("a[..]d", "abc"))
    #expect(!matches("a[..]d", "a\nd"))
  }

  @Test("Wildcards: the shortest match is used")
  func shortestMatch() {
    let expected = ExpectedOutput(written: ["...", "a", "...", "z"])
    let rows = TranscriptMatcher.align(expected, ["x", "a", "a", "z"])
    #expect(
      rows == [
        .skipped(expected: 0, actual: 0..<1), .same(expected: 1, actual: 1),
        .skipped(expected: 2, actual: 2..<3), .same(expected: 3, actual: 3),
      ])
  }

  @Test("Wildcards: the writer escapes text that looks like one")
  func writerMakesNoWildcards() {
    let entry = TranscriptWriter.Interaction(prompt: nil, command: "a", output: "...\nb[..]")
    #expect(TranscriptWriter.lines(entry) == ["> a", "\\...", "\\b[..]"])
  }

  @Test("Wildcards: a matching wildcard is not part of a difference")
  func wildcardsStay() {
    let expected = ExpectedOutput(written: ["a[..]", "b", "..."])
    #expect(
      TranscriptMatcher.align(expected, ["ax", "c", "d"]) == [
        .same(expected: 0, actual: 0), .missing(expected: 1),
        .skipped(expected: 2, actual: 1..<3),
      ])
  }

  @Test("Fences: the written fence is longer than any run of backticks inside")
  func writersFence() {
    let entry = TranscriptWriter.Interaction(prompt: nil, command: "say `", output: "a ```` b")
    #expect(
      TranscriptWriter.block([entry]) == """
        `````tca
        > say `
        a ```` b
        `````

        """)
  }

  @Test("Fences: up to 3 spaces of indent are removed", arguments: 0...3)
  func fenceIndent(columns: Int) throws {
    let indent = String(repeating: " ", count: columns)
    let text = "\(indent)```tca\n\(indent)> a\n\(indent)  b\n\(indent)```\n"
    #expect(try read(text).steps.map(\.output) == [["  b"]])
  }

  @Test("Fences: a line indented by four spaces is code, not a fence")
  func indentedCode() throws {
    #expect(try read("    ```tca\n    > a\n    ```\n").blocks.isEmpty)
  }

  @Test("Fences: a list item's indent is removed")
  func listItemIndent() throws {
    let text = """
      1. First
         - Second

           ```tca
           > a
             b

             c
           ```
      10. ~~~tca
          > d
          ~~~
      """
    let steps = try read(text).steps
    #expect(steps.map(\.command) == ["a", "d"])
    #expect(steps[0].output == ["  b", "", "  c"])
  }

  @Test("Fences: the first word of the info string is exactly `tca`")
  func language() throws {
    let others = ["", "swift", "TCA", "tca2", "tca{1}", "x tca"]
    let text = others.map { "```\($0)\n> no\n```\n" }.joined() + "```  tca\t\n> yes\n```\n"
    #expect(try read(text).commands == ["yes"])
  }

  @Test("Fences: more words in the info string are an error")
  func furtherWords() {
    #expect(
      faults("# A\n```tca no check\n> a\n```\n")
        == "a.md:2: error: unexpected text after `tca`; remove `no check`\n")
  }

  @Test("Blank lines: they count inside output, not at its start and end")
  func blankLines() throws {
    #expect(matches("\n\na\n\nb\n\n", "a\n\nb"))
    #expect(matches("a", "\n\na\n\n"))
    #expect(matches("", "\n\n"))
    #expect(!matches("a\nb", "a\n\nb"))
    #expect(!matches("a\n\nb", "a\nb"))
  }

  @Test("Trailing spaces: they are ignored in expected and actual output")
  func trailingSpaces() throws {
    #expect(matches("a  \n\t\nb\t", "a\n\nb"))
    #expect(matches("a\n\nb", "a  \n \t \nb\t"))
    #expect(matches("a[..] ", "a  "))
    #expect(matches("a [..]", "a"))
    #expect(!matches(" a", "a"))
    #expect(try read(block("> a  ")).commands == ["a"])
  }

  @Test("Trailing spaces: the writer removes them")
  func writerStripsSpaces() {
    let entry = TranscriptWriter.Interaction(
      prompt: "A", command: "x ", output: "\n a \n \nb\t\n\n")
    #expect(TranscriptWriter.lines(entry) == ["A> x", " a", "", "b"])
  }

  @Test("Line ends: CRLF reads as LF")
  func carriageReturns() throws {
    let text = "# A\n\n- b\n\n  ```tca\n  > a\n  b\n\n  c\n  ```\n"
    let scenario = try read(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n"))
    #expect(scenario.steps.map(\.output) == [["b", "", "c"]])
    #expect(scenario.headings.map(\.title) == ["A"])
    #expect(scenario.source.lineEnd == .carriageReturnLineFeed)
    #expect(matches("a\nb", "a\r\nb\r\n"))
  }

  @Test("Byte order mark: it is kept and is not part of the first line")
  func byteOrderMark() throws {
    let scenario = try read("\u{FEFF}```tca\n> a\n```\n")
    #expect(scenario.commands == ["a"])
    #expect(scenario.source.hasByteOrderMark)
    #expect(scenario.text(scenario.steps[0].source) == "> a\n")
  }

  @Test("Comparison: UTF-8 bytes are compared without normalization")
  func bytesAreCompared() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(!matches("\u{E9}", "e\u{301}"))
    #expect(!matches("[..]\u{E9}", "e\u{301}"))
    #expect(!matches("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"))
    #expect(matches("홍길동 e\u{301}", "홍길동 e\u{301}"))
  }

  @Test("Effects: output until the session is idle belongs to the command")
  func effects() async throws {
    let host = ScriptedHost { _, line in
      await Task.yield()
      return ScriptedHost.Answer(text: "received action:\neffect of \(line)\n")
    }
    let text = block("> a", "received action:", "effect of a", "> b", "...", "effect of b")
    #expect(try await play(text, on: host).isSuccess)
  }

  @Test("Commands: each command is one line")
  func commands() throws {
    let step = try read(block("> set displayName a   b", "second line")).steps[0]
    #expect(step.command == "set displayName a   b")
    #expect(step.output == ["second line"])
  }

  @Test("Commands: nested `replay` is allowed, forbidden commands are errors")
  func replayAndForbidden() throws {
    #expect(try read(block("> replay b.md")).commands == ["replay b.md"])
    #expect(
      faults(block("> load A", "A> forbidden b.md")).hasPrefix(
        "a.md:3: error: `forbidden` is not allowed in a scenario"))
    #expect(faults(block("> forbidden")).hasPrefix("a.md:2: error: "))
    #expect(faults(block("> forbiddenly", "forbidden x")) == "")
  }

  @Test("Commands: `quit` ends the session, and a later command is an error")
  func quit() async throws {
    let host = ScriptedHost()
    let report = try await play(block("> quit") + block("> at A", "> at B"), on: host)
    #expect(host.asked == ["quit"])
    #expect(report.phases[0].failures.map(\.mismatches) == [[.ended(line: 2)]])
    #expect(report.phases[0].failures.map(\.step.line) == [5])
    #expect(report.notRun == 2)
    #expect(!report.isSuccess)
    #expect(try await play(block("> at A", "> quit")).isSuccess)
  }
}
