import Testing

@testable import ScenarioFormat

@Suite("Source texts")
struct SourceTextTests {
  private func lines(_ text: String) -> [SourceLine] {
    Array(ScenarioText(bytes(text)).lines)
  }

  @Test("Lines have no line end or byte order mark, but their ranges include both")
  func ends() {
    let found = lines("\u{FEFF}a\r\n\r\nb\nc")
    #expect(found.map { Array($0.bytes) } == ["a", "", "b", "c"].map(bytes))
    #expect(found.map(\.range) == [0..<6, 6..<8, 8..<10, 10..<11])
    #expect(found.map(\.number) == [1, 2, 3, 4])
  }

  @Test("A lone carriage return does not end a line")
  func loneCarriageReturn() { #expect(lines("a\rb\n").count == 1) }

  @Test("A line end at the end of the file does not start another line")
  func lastEnd() {
    #expect(lines("").isEmpty)
    #expect(lines("\n").count == 1)
  }

  @Test("New lines have the line end of the first line")
  func lineEnd() {
    #expect(ScenarioText(bytes("a\r\nb\n")).lineEnd == .carriageReturnLineFeed)
    #expect(ScenarioText(bytes("a\nb\r\n")).lineEnd == .lineFeed)
    #expect(ScenarioText(bytes("\n\r\n")).lineEnd == .lineFeed)
    #expect(ScenarioText(bytes("a")).lineEnd == .lineFeed)
  }
}
