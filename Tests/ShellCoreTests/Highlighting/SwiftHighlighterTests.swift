import Testing

@testable import ShellCore

@Suite("Swift in color")
struct SwiftHighlighterTests {
  /// The runs with marks for their styles: `k` for keywords, `t` types, `s` strings, `n` numbers, `c` comments.
  private func marked(_ code: String) -> String {
    var highlighter = SwiftHighlighter()
    let marks: [TextStyle: String] = [
      SwiftHighlighter.keyword: "k", SwiftHighlighter.type: "t", SwiftHighlighter.string: "s",
      SwiftHighlighter.number: "n", .dimmed: "c",
    ]
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      highlighter.runs(of: String(line)).map { run in
        marks[run.style].map { "\($0)[\(run.text)]" } ?? run.text
      }.joined()
    }.joined(separator: "\n")
  }

  @Test(
    "Words, literals and comments are told apart",
    arguments: [
      ("let count = 0  // taps", "k[let] count = n[0]  c[// taps]"),
      ("@Reducer struct Counter {", "k[@Reducer] k[struct] t[Counter] {"),
      (#"Text("a \"b\" // c")"#, #"t[Text](s["a \"b\" // c"])"#),
      ("case .default: return .none", "k[case] .default: k[return] .none"),
      ("state.count += 1", "state.count += n[1]"),
      (#"text = "open"#, #"text = s["open]"#),
      ("#if DEBUG", "k[#if] t[DEBUG]"),
    ])
  func words(code: String, expected: String) { #expect(marked(code) == expected) }

  @Test("Comments and strings continue on the next line")
  func lines() {
    #expect(marked("a /* b\nlet c */ let d") == "a c[/* b]\nc[let c */] k[let] d")
    #expect(
      marked("x = \"\"\"\nlet\n\"\"\"\nvar y") == "x = s[\"\"\"]\ns[let]\ns[\"\"\"]\nk[var] y")
  }

  @Test("The text stays the same", arguments: ["", "  ", "\"", "a.b.c", "@", "홍길동 let", "/*/"])
  func text(code: String) {
    var highlighter = SwiftHighlighter()
    #expect(highlighter.runs(of: code).map(\.text).joined() == code)
  }
}

@Suite("The styles of output")
struct StyledOutputTests {
  @Test("Swift code that an error quotes is colored, and the caret is red")
  func quotation() {
    let lines = StyledOutput.lines(
      of: "Bad.swift:27:15: error: no member\n  27 | let a\n     |   ^\n  did you mean `b`?")
    #expect(lines[0].runs.map(\.style) == [.output(.error)])
    #expect(
      lines[1].runs == [
        StyledText("  27 | ", .dimmed), StyledText("let", SwiftHighlighter.keyword),
        StyledText(" a"),
      ])
    #expect(lines[2].runs.last == StyledText("   ^", .output(.error)))
    #expect(lines[3].runs.map(\.style) == [TextStyle()])
  }

  @Test("A table that follows no error stays plain")
  func table() {
    #expect(StyledOutput.lines(of: "  27 | let a").first?.runs.count == 1)
  }

  @Test("The lines of styled output keep their text and their styles")
  func styled() {
    let output = Output(lines: [StyledLine("a", .bold), StyledLine(), StyledLine("error: b")])
    let lines = StyledOutput.lines(of: output)
    #expect(lines.map(\.text) == ["a", "", "error: b"])
    #expect(lines[0].runs.first?.style == .bold)
  }
}
