import Testing

@testable import ShellCore

@Suite("Reading prose")
struct ProseReaderTests {
  /// A page's blocks as lines: paragraphs with their marks, code behind `|`, empty lines where
  /// there is a space.
  private func pages(_ text: String) -> [[String]] {
    ProseReader.pages(text).map { page in
      page.flatMap { block -> [String] in
        let lines =
          switch block.content {
          case .text(let text, let first, _): [first + text]
          case .code(let lines): lines.map { "|" + $0 }
          }
        return (block.hasSpaceBefore ? [""] : []) + lines
      }
    }
  }

  @Test func `lines of a paragraph are one text, empty lines end it`() {
    #expect(pages("a\nb\n\n\nc\n") == [["a b", "", "c"]])
  }

  @Test func `nothing is no page`() {
    #expect(pages("").isEmpty)
    #expect(pages("\n  \n").isEmpty)
    #expect(pages("<!-- a -->\n").isEmpty)
  }

  @Test func `two spaces or a backslash break a line`() {
    #expect(pages("a  \nb\\\nc\n") == [["a\nb\nc"]])
  }

  @Test func `items have marks; those inside others stand further to the right`() {
    #expect(
      pages("- a\n  goes on\n- b\n  - c\n* d\n\n12. e\n")
        == [["• a goes on", "• b", "  • c", "• d", "", "12. e"]])
  }

  @Test func `a paragraph inside an item keeps the item's margin`() {
    #expect(pages("- a\n\n  b\n\nc\n") == [["• a", "", "  b", "", "c"]])
  }

  @Test func `code stays as it is, fenced or indented`() {
    #expect(
      pages("a\n```swift\nlet a = 1\n\n  b\n```\nc\n\n    d\n      e\n")
        == [["a", "", "|let a = 1", "|", "|  b", "", "c", "", "|d", "|  e"]])
  }

  @Test func `a table stays as it is`() {
    #expect(
      pages("| a | b |\n|---|---|\n| 1 | 2 |\n") == [["|| a | b |", "||---|---|", "|| 1 | 2 |"]])
  }

  @Test func `a quote has a bar`() {
    #expect(pages("> a\n> b\n\n> c\n") == [["│ a b", "", "│ c"]])
  }

  @Test func `comments are for the speaker`() {
    #expect(pages("a\n\n<!-- say\nmore -->\n\nb\n") == [["a", "", "b"]])
  }

  @Test func `a break begins a page`() {
    #expect(pages("a\n\n---\n\nb\n\n* * *\n\nc\n") == [["a"], ["b"], ["c"]])
    #expect(pages("---\na\n\n***\n") == [["a"]])
  }

  @Test func `CRLF and a byte order mark are no text`() {
    #expect(pages("\u{FEFF}a\r\nb\r\n\r\nc\r\n") == [["a b", "", "c"]])
  }
}
