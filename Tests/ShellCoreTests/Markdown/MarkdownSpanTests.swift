import Testing

@testable import ShellCore

@Suite("Markdown inside a line")
struct MarkdownSpanTests {
  /// Returns the spans of a text with readable marks.
  private func marked(_ text: String) -> String {
    MarkdownSpanParser.spans(of: text).map { span in
      switch span.style {
      case .strong: "<b>\(span.text)</b>"
      case .emphasis: "<u>\(span.text)</u>"
      case .code: "<c>\(span.text)</c>"
      case .plain: span.text
      }
    }.joined()
  }

  @Test(arguments: [
    ("a *b* c", "a <u>b</u> c"), ("a _b_ c", "a <u>b</u> c"), ("**b**", "<b>b</b>"),
    ("__b__.", "<b>b</b>."), ("a **b c**, d", "a <b>b c</b>, d"), ("`c`", "<c>c</c>"),
    ("`` a`b ``", "<c>a`b</c>"), ("**a `b` c**", "<b>a </b><c>b</c><b> c</b>"),
    ("*a `*` b*", "<u>a </u><c>*</c><u> b</u>"), ("*홍길동*이", "<u>홍길동</u>이"),
  ])
  func `Marks become styles`(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "*open", "**open", "`open", "[open", "[a] b", "a_b", "* a*",
    "_",
    "**", "****", "``", "!", "![", "5*", "_a_b", "[]",
  ])
  func `A mark without a counterpart is text`(text: String) {
    #expect(marked(text) == text)
  }

  @Test func `A link becomes its text and an image its description`() {
    #expect(marked("see [the *page*](a.md), ![a cat](c.png)") == "see the <u>page</u>, a cat")
  }

  @Test func `A backslash removes the meaning of a mark`() {
    #expect(marked(#"\*a\* \`b\` c\d"#) == #"*a* `b` c\d"#)
    #expect(marked(#"`\.$name`"#) == #"<c>\.$name</c>"#)
    #expect(marked(#"a\"#) == #"a\"#)
  }
}
