import Testing

@testable import ScenarioFormat

@Suite("A file's bytes as lines")
struct SourceTextTests {
  private func lines(_ text: String) -> [SourceLine] {
    Array(SourceText(bytes(text)).lines)
  }

  @Test("lines come without their ends and without the byte order mark, their ranges with both")
  func ends() {
    let found = lines("\u{FEFF}a\r\n\r\nb\nc")
    #expect(found.map { Array($0.bytes) } == ["a", "", "b", "c"].map(bytes))
    #expect(found.map(\.range) == [0..<6, 6..<8, 8..<10, 10..<11])
    #expect(found.map(\.number) == [1, 2, 3, 4])
  }

  @Test("a carriage return by itself ends no line")
  func loneCarriageReturn() { #expect(lines("a\rb\n").count == 1) }

  @Test("an end of the last line begins no other")
  func lastEnd() {
    #expect(lines("").isEmpty)
    #expect(lines("\n").count == 1)
  }

  @Test("new lines end as the first one does")
  func lineEnd() {
    #expect(SourceText(bytes("a\r\nb\n")).lineEnd == .carriageReturnLineFeed)
    #expect(SourceText(bytes("a\nb\r\n")).lineEnd == .lineFeed)
    #expect(SourceText(bytes("\n\r\n")).lineEnd == .lineFeed)
    #expect(SourceText(bytes("a")).lineEnd == .lineFeed)
  }
}
