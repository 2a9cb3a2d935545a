import TestSupport
import Testing

@testable import ShellCore

@Suite("Tables on slides")
struct MarkdownTableTests {
  private let text = """
    | a name | what it does | where |
    |---|---|---|
    | `BindingReducer` | writes the fields of bindings | first |
    | 뷰 | 상태를 그립니다 | last |
    """

  private func slide(_ text: String, _ width: Int) -> [String] {
    MarkdownRenderer.slide(width: width).lines(of: MarkdownParser.blocks(of: text)).map(\.text)
  }

  @Test func `A table that fits has aligned columns below a header`() {
    #expect(
      slide(text, 80) == [
        "a name          what it does                   where",
        String(repeating: "─", count: 52),
        "BindingReducer  writes the fields of bindings  first",
        "뷰              상태를 그립니다                last",
      ])
  }

  @Test func `Cells of all columns are wrapped at their words`() {
    #expect(
      slide(text, 40) == [
        "a name          what it does       where", String(repeating: "─", count: 40),
        "BindingReducer  writes the fields  first",
        "                of bindings", "뷰              상태를 그립니다    last",
      ])
  }

  @Test func `Words that do not fit beside each other become a list`() {
    #expect(
      slide(text, 24) == [
        "• a name: BindingReducer", "  what it does: writes", "  the fields of bindings",
        "  where: first", "• a name: 뷰", "  what it does: 상태를", "  그립니다", "  where: last",
      ])
  }

  @Test func `A table without a header has only its cells`() {
    #expect(slide("| | |\n|---|---|\n| a | b |", 20) == ["a  b"])
    #expect(slide("| | |\n|---|---|\n| aaaaa | bbbbb |", 8) == ["• aaaaa", "  bbbbb"])
  }

  @Test func `Cells keep their styles`() {
    let lines = MarkdownRenderer.slide(width: 40).lines(of: MarkdownParser.blocks(of: text))
    #expect(lines[2].runs.first == StyledText("BindingReducer", .code))
  }

  @Test func `No letter is lost, and no line is wider than the slide`() {
    var random = SeededGenerator(seed: 11)
    let words = [
      "a", "bc", "def", "ghijklmn", "상태", "리듀서가", "漢字漢字漢字", "`x.y`", "**b**", "1234567890123",
    ]
    for _ in 0..<300 {
      let columns = Int.random(in: 1...5, using: &random)
      let rows = (0...Int.random(in: 0...4, using: &random)).map { _ in
        (0..<columns).map { _ in
          (0..<Int.random(in: 0...4, using: &random)).map { _ in
            words.randomElement(using: &random) ?? ""
          }.joined(separator: " ")
        }
      }
      let cells = rows.map { row in
        row.map { MarkdownSpanParser.spans(of: $0).map { StyledText($0.text) } }
      }
      let width = Int.random(in: 4...80, using: &random)
      let lines = MarkdownTable(cells, width: width, rule: "─").lines
      #expect(lines.allSatisfy { $0.columns <= width }, "\(rows) \(width)")
      // A list repeats the headers, so every letter of the rows is there at least as often.
      let body = rows.count > 1 ? rows.dropFirst() : rows[...]
      let wanted = letters(body.joined().map { MarkdownSpanParser.spans(of: $0).text }.joined())
      let shown = letters(lines.map(\.text).joined())
      #expect(wanted.allSatisfy { shown[$0.key, default: 0] >= $0.value }, "\(rows) \(width)")
    }
  }

  private func letters(_ text: String) -> [Character: Int] {
    Dictionary(text.filter { $0 != " " }.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
