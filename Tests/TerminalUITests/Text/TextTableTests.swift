import TerminalUI
import Testing

@Suite struct TextTableTests {
  @Test func `A column is as wide as its widest cell`() {
    #expect(
      TextTable().lines([["a", "b", "c"], ["한글", "b", "c"]]) == ["a     b  c", "한글  b  c"])
  }

  @Test func `The last cell of a row is not padded`() {
    #expect(
      TextTable().lines([["a", "b"], ["long", "x"], ["longest"]]) == [
        "a     b", "long  x", "longest",
      ])
    #expect(TextTable().lines([[]]) == [""])
  }

  @Test func `Columns can be aligned at the right and have a minimum width`() {
    let table = TextTable([.init(alignment: .trailing), .init(minWidth: 4)], spacing: 1)
    #expect(table.lines([["9", "a", "b"], ["10", "a", "b"]]) == [" 9 a    b", "10 a    b"])
  }

  @Test func `The last cell wraps below its beginning`() {
    #expect(
      TextTable(width: 9).lines([["a", "one two three"], ["bb", "x"]])
        == ["a   one", "    two", "    three", "bb  x"])
  }

  @Test func `The last cells are below the others if a word does not fit beside them`() {
    #expect(
      TextTable(width: 12).lines([["  name", "one second"], ["  n", "x"]])
        == ["  name", "      one", "      second", "  n", "      x"])
  }

  @Test func `Padding counts columns`() {
    #expect("한".padded(toColumns: 4) == "한  ")
    #expect("long".padded(toColumns: 2) == "long")
  }

  @Test func `Truncation ends in an ellipsis and counts columns`() {
    #expect("abc".truncated(toColumns: 3) == "abc")
    #expect("abcd".truncated(toColumns: 3) == "ab…")
    #expect("한글말".truncated(toColumns: 4) == "한…")
  }
}
