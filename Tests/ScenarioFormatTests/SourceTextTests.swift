import Testing

@testable import ScenarioFormat

@Suite("A source text")
struct SourceTextTests {
  private func lines(_ text: String) -> [SourceLine] {
    Array(SourceText(bytes(text)).lines)
  }

  @Test("Has lines without line ends and byte order mark, whose ranges include both")
  func ends() {
    let found = lines("\u{FEFF}a\r\n\r\nb\nc")
    #expect(found.map { Array($0.bytes) } == ["a", "", "b", "c"].map(bytes))
    #expect(found.map(\.range) == [0..<6, 6..<8, 8..<10, 10..<11])
    #expect(found.map(\.number) == [1, 2, 3, 4])
  }

  @Test("Does not end a line at a lone carriage return")
  func loneCarriageReturn() { #expect(lines("a\rb\n").count == 1) }

  @Test("Has no empty line after a line end at the end of the file")
  func lastEnd() {
    #expect(lines("").isEmpty)
    #expect(lines("\n").count == 1)
  }

  @Test("Takes the line end of the first line for new lines")
  func lineEnd() {
    #expect(SourceText(bytes("a\r\nb\n")).lineEnd == .carriageReturnLineFeed)
    #expect(SourceText(bytes("a\nb\r\n")).lineEnd == .lineFeed)
    #expect(SourceText(bytes("\n\r\n")).lineEnd == .lineFeed)
    #expect(SourceText(bytes("a")).lineEnd == .lineFeed)
  }
}
