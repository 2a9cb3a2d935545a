import Testing

@testable import ShellCore

@Suite("Rendering Markdown")
struct MarkdownRendererTests {
  private func page(_ text: String) -> String { MarkdownRenderer.page.text(of: text) }

  private func slide(_ text: String, _ width: Int) -> [String] {
    MarkdownRenderer.slide(width: width).lines(of: MarkdownParser.blocks(of: text)).map(\.text)
  }

  @Test func `Headings are underlined, and blocks are separated`() {
    #expect(
      page("# One\nText.\n## 둘\n\n\nMore.") == """
        One
        ===

        Text.

        둘
        --

        More.
        """)
    #expect(slide("# A\n## B", 10) == ["A", "━", "", "B", "─"])
  }

  @Test func `A page is 80 columns wide, and wide characters count twice`() {
    let words = Array(repeating: "한글", count: 17).joined(separator: "\n")
    let lines = page(words).split(separator: "\n")
    #expect(lines.map { $0.split(separator: " ").count } == [16, 1])
  }

  @Test func `A long word stays whole on a page and is split on a slide`() {
    let word = String(repeating: "x", count: 90)
    #expect(page("a \(word) c") == "a\n\(word)\nc")
    #expect(slide("a bbbbbb c", 4) == ["a", "bbbb", "bb c"])
  }

  @Test func `The text of a list item is aligned with its first word`() {
    #expect(page("- one\n  two\n- three\n  - four") == "- one two\n- three\n  - four")
    #expect(slide("- one two three", 8) == ["• one", "  two", "  three"])
    #expect(slide("12. one two", 8) == ["12. one", "    two"])
    #expect(slide("> one two", 6) == ["│ one", "│ two"])
  }

  @Test func `Code is indented, without its fences`() {
    #expect(
      page("Look:\n```swift\nlet a = 1\n\n# text\n```") == """
        Look:

          let a = 1

          # text
        """)
    #expect(slide("```\nlet a = b\n```", 10) == ["    let a", "      = b"])
  }

  @Test func `A transcript is shown without escapes`() {
    #expect(
      page("```tca\n> effects\n\\> x\n1  Timer.swift:[..]\n```") == """
          > effects
          > x
          1  Timer.swift:…
        """)
  }

  @Test func `A page shows links and emphasis as text and keeps the backticks of code`() {
    #expect(
      page("**All** of [the `x`](a.md), `a*b` and `[1](2)`, [] and `")
        == "All of the `x`, `a*b` and `[1](2)`, [] and `")
  }

  @Test func `The columns of a table are aligned`() {
    #expect(
      page("| to | write |\n|---|---|\n| do nothing | `.none` |") == """
        to          write
        do nothing  `.none`
        """)
  }

  @Test func `A table with an empty header begins with its first row`() {
    #expect(page("| | |\n|---|---|\n| a | b |\n| cc | d |") == "a   b\ncc  d")
  }

  @Test func `A slide shows styles`() {
    let lines = MarkdownRenderer.slide(width: 40)
      .lines(of: MarkdownParser.blocks(of: "a **b** *c* `d`"))
    #expect(
      lines == [
        StyledLine([
          StyledText("a "), StyledText("b", .bold), StyledText(" "), StyledText("c", .underlined),
          StyledText(" "), StyledText("d", .code),
        ])
      ])
  }
}
