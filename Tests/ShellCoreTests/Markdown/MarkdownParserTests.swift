import Testing

@testable import ShellCore

@Suite("Parsing Markdown")
struct MarkdownParserTests {
  /// Returns the blocks as lines, with an empty line before blocks that are spaced.
  private func blocks(_ text: String) -> [String] {
    MarkdownParser.blocks(of: text).flatMap { block -> [String] in
      (block.isSpaced ? [""] : []) + lines(block.content)
    }
  }

  private func lines(_ content: MarkdownBlock.Content) -> [String] {
    switch content {
    case .heading(let level, let spans): [String(repeating: "#", count: level) + " " + spans.text]
    case .text(let spans, let marker, let depth):
      [String(repeating: "  ", count: depth) + mark(marker) + spans.text]
    case .code(let lines, let language): ["```" + language] + lines
    case .table(let rows): rows.map { $0.map(\.text).joined(separator: " | ") }
    case .rule: ["---"]
    }
  }

  private func mark(_ marker: MarkdownBlock.Marker) -> String {
    switch marker {
    case .none: ""
    case .bullet: "- "
    case .number(let number): number + " "
    case .quote: "> "
    }
  }

  @Test func `The lines of a paragraph are one text, and an empty line ends it`() {
    #expect(blocks("a\nb\n\n\nc\n") == ["a b", "", "c"])
  }

  @Test(arguments: ["", "\n  \n", "<!-- a -->\n"])
  func `A text without content has no blocks`(text: String) {
    #expect(blocks(text).isEmpty)
  }

  @Test func `Two spaces or a backslash at the end break a line`() {
    #expect(blocks("a  \nb\\\nc\n") == ["a\nb\nc"])
  }

  @Test func `List items have markers, and nested items are deeper`() {
    #expect(
      blocks("- a\n  more\n- b\n  - c\n* d\n\n12. e\n")
        == ["- a more", "- b", "  - c", "- d", "", "12. e"])
  }

  @Test func `A paragraph inside a list item has the depth of its text`() {
    #expect(blocks("- a\n\n  b\n\nc\n") == ["- a", "", "  b", "", "c"])
  }

  @Test func `A heading is separated from the blocks around it`() {
    #expect(blocks("a\n## *B*\nc\n") == ["a", "", "## B", "", "c"])
  }

  @Test func `Code keeps its lines, whether fenced or indented`() {
    #expect(
      blocks("a\n```swift\nlet a = 1\n\n  b\n```\nc\n\n    d\n      e\n")
        == ["a", "", "```swift", "let a = 1", "", "  b", "", "c", "", "```", "d", "  e"])
  }

  @Test func `A table has rows of cells, without the line below its header`() {
    #expect(blocks("| a | b |\n|---|---|\n| 1 | `2` |\n") == ["a | b", "1 | 2"])
    #expect(blocks(#"| a \| b | c\d |"#) == [#"a | b | c\d"#])
  }

  @Test func `Adjacent lines of a quotation are one block`() {
    #expect(blocks("> a\n> b\n\n> c\n") == ["> a b", "", "> c"])
  }

  @Test func `Comments are left out`() {
    #expect(blocks("a\n\n<!-- say\nmore -->\n\nb\n") == ["a", "", "b"])
  }

  @Test func `A thematic break is a block`() {
    #expect(blocks("a\n\n---\n\nb\n\n* * *\n") == ["a", "", "---", "", "b", "", "---"])
  }

  @Test func `CRLF and a byte order mark are not part of the text`() {
    #expect(blocks("\u{FEFF}a\r\nb\r\n\r\nc\r\n") == ["a b", "", "c"])
  }
}
