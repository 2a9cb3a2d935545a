import TerminalUI
import Testing

@Suite struct ColumnWidthTests {
  @Test func `Code points have the widths of the reference`() throws {
    let sample = columnWidthSample.split(whereSeparator: \.isWhitespace)
    #expect(sample.count > 400)
    for entry in sample {
      let parts = entry.split(separator: ":")
      let value = try #require(UInt32(parts[0], radix: 16))
      let scalar = try #require(Unicode.Scalar(value))
      #expect(ColumnWidth.of(scalar) == Int(parts[1]), "U+\(parts[0])")
    }
  }

  @Test func `Control characters have no width`() {
    #expect(ColumnWidth.of("\u{0}" as Unicode.Scalar) == 0)
    #expect(ColumnWidth.of("\u{1B}" as Unicode.Scalar) == 0)
    #expect(ColumnWidth.of("\u{9F}" as Unicode.Scalar) == 0)
  }

  @Test(arguments: [
    ("", 0), ("tca> ", 5), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("e\u{301}", 1),
    ("👨‍👩‍👧", 2), ("❤️", 2), ("❤", 1), ("🇰🇷", 2), ("👍🏽", 2), ("क्ष", 2), ("1️⃣", 2), ("├─ ", 3),
    ("ｆｕｌｌ", 8), ("日本語 text", 11),
  ]) func `Text is as wide as a terminal shows it`(text: String, columns: Int) {
    #expect(ColumnWidth.of(text) == columns)
  }
}
