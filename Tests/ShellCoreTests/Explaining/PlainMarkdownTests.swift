import Testing

@testable import ShellCore

@Suite("Markdown on a terminal")
struct PlainMarkdownTests {
  @Test("headings are underlined, blocks stand apart")
  func headings() {
    #expect(
      PlainMarkdown.text(of: "# One\nText.\n## 둘\n\n\nMore.") == """
        One
        ===

        Text.

        둘
        --

        More.
        """)
  }

  @Test("a paragraph is filled to 80 columns, wide characters counting for two")
  func filling() {
    let words = Array(repeating: "한글", count: 17).joined(separator: "\n")
    let lines = PlainMarkdown.text(of: words).split(separator: "\n")
    #expect(lines.map { $0.split(separator: " ").count } == [16, 1])
  }

  @Test("a word that is wider than a line stands in one of its own")
  func longWord() {
    #expect(FilledText.fill("a bbbbbb c", width: 4) == "a\nbbbbbb\nc")
  }

  @Test("an item of a list goes on under its first word")
  func lists() {
    #expect(FilledText.fill("- one two", width: 6, indent: "  ") == "- one\n  two")
    #expect(PlainMarkdown.text(of: "- one\n  two\n- three") == "- one two\n- three")
  }

  @Test("code is indented, its fences are left out")
  func code() {
    #expect(
      PlainMarkdown.text(of: "Look:\n```swift\nlet a = 1\n\n# no heading\n```") == """
        Look:

          let a = 1

          # no heading
        """)
  }

  @Test("a transcript stands as it stood on the screen")
  func transcripts() {
    #expect(
      PlainMarkdown.text(of: "```tca\n> effects\n\\> x\n1  Timer.swift:[..]\n```") == """
          > effects
          > x
          1  Timer.swift:…
        """)
  }

  @Test("links and emphasis are only their text, code keeps its backticks")
  func inline() {
    #expect(
      PageInline.plain("**All** of [the `x`](a.md), `a*b` and `[1](2)`, [] and `")
        == "All of the `x`, `a*b` and `[1](2)`, [] and `")
  }

  @Test("a table is columns")
  func tables() {
    #expect(
      PlainMarkdown.text(of: "| to | write |\n|---|---|\n| do nothing | `.none` |") == """
        to          write
        do nothing  `.none`
        """)
  }
}
