import Testing

@testable import ShellCore

@Suite("Breaking text into rows")
struct RowBreakingTests {
  private func prose(_ text: String, _ columns: Int, first: String = "", rest: String = "")
    -> [String]
  {
    RowBreaking.prose([InkedText(text)], columns: columns, first: first, rest: rest).map(\.text)
  }

  private func verbatim(_ text: String, _ columns: Int) -> [String] {
    RowBreaking.verbatim([InkedText(text)], columns: columns).map(\.text)
  }

  @Test func `prose breaks at spaces, which no row begins or ends with`() {
    #expect(prose("one two three", 7) == ["one two", "three"])
    #expect(prose("one two three", 8) == ["one two", "three"])
    #expect(prose("one two three", 6) == ["one", "two", "three"])
    #expect(prose("", 6) == [""])
  }

  @Test func `a word that is wider than the room is cut`() {
    #expect(prose("a abcdefgh", 4) == ["a", "abcd", "efgh"])
    #expect(prose("abc", 1) == ["a", "b", "c"])
  }

  @Test func `Hangul counts two columns a syllable and breaks at spaces`() {
    #expect(prose("상태는 값이고", 12) == ["상태는", "값이고"])
    #expect(prose("상태는 값이고", 13) == ["상태는 값이고"])
    #expect(prose("상태는", 5) == ["상태", "는"])
  }

  @Test func `Chinese breaks between characters, not before what ends a sentence`() {
    #expect(prose("状态是一个值", 6) == ["状态是", "一个值"])
    #expect(prose("状态是。值", 6) == ["状态", "是。值"])
    #expect(prose("the 状态是一个值", 9) == ["the 状态", "是一个值"])
  }

  @Test func `a character of two columns stands alone where there is one column`() {
    #expect(prose("한글", 1) == ["한", "글"])
    #expect(verbatim("한a", 1) == ["한", "a"])
  }

  @Test func `no row is wider than the room`() {
    let text = "A 상태 is 状态是一个值, `so` it goes: 값이고 abcdefghijklmnopqrstuvwxyz 👩‍👩‍👧 e\u{301}nd."
    for columns in 2...40 {
      for row in RowBreaking.prose([InkedText(text)], columns: columns) {
        #expect(row.columns <= columns)
      }
      let rows = RowBreaking.verbatim([InkedText(text)], columns: columns)
      #expect(rows.allSatisfy { $0.columns <= columns })
      #expect(rows.map(\.text).joined() == text)
    }
  }

  @Test func `a list item's rows stand below each other`() {
    #expect(prose("one two three", 8, first: "• ", rest: "  ") == ["• one", "  two", "  three"])
  }

  @Test func `verbatim text is cut where the row is full, its spaces kept`() {
    #expect(verbatim("  ab  cd", 4) == ["  ab", "  cd"])
    #expect(verbatim("ab  cd", 3) == ["ab ", " cd"])
  }

  @Test func `what would move the cursor is shown by its picture`() {
    #expect(verbatim("a\u{1B}[31mb\r", 80) == ["a␛[31mb␍"])
    #expect(prose("a\tb", 80) == ["a b"])
  }

  @Test func `inks stay with their characters`() {
    let rows = RowBreaking.prose(
      [InkedText("one "), InkedText("two three", .strong), InkedText(" x")], columns: 7)
    #expect(
      rows == [
        TalkRow([InkedText("one "), InkedText("two", .strong)]),
        TalkRow([InkedText("three", .strong), InkedText(" x")]),
      ])
  }
}
