import Testing

@testable import ComposableShell
@testable import ShellCore

struct KeyParserTests {
  private func keys(_ text: String) -> [PressedKey] {
    var parser = KeyParser()
    return text.unicodeScalars.compactMap { parser.read($0) } + [parser.finish()].compactMap { $0 }
  }

  @Test func `Characters are keys, and control keys have names`() {
    #expect(keys("b 홍") == [.character("b"), .character(" "), .character("홍")])
    #expect(keys("\r\n\u{7F}\u{8}\u{3}") == [.enter, .enter, .backspace, .backspace, .interrupt])
    #expect(keys("\u{4}\t") == [.other, .other])
  }

  @Test func `Page, arrow and home keys are recognized in both encodings`() {
    #expect(keys("\u{1B}[5~\u{1B}[6~") == [.pageUp, .pageDown])
    #expect(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == [.up, .down, .right, .left])
    #expect(keys("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD") == [.up, .down, .right, .left])
    #expect(keys("\u{1B}[H\u{1B}[4~") == [.home, .end])
  }

  @Test func `Escape alone is a key when no more characters are expected`() {
    var parser = KeyParser()
    #expect(parser.read("\u{1B}") == nil)
    #expect(parser.isInside)
    #expect(parser.finish() == .escape)
    #expect(!parser.isInside)
    #expect(parser.finish() == nil)
  }

  @Test func `An unknown sequence is one key without a meaning`() {
    #expect(keys("\u{1B}[1;5Cq") == [.other, .character("q")])
    #expect(keys("\u{1B}[<0;1;2Mq") == [.other, .character("q")])
    #expect(keys("\u{1B}xq") == [.other, .character("q")])
    #expect(keys("\u{1B}[5") == [.other])
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 17)) == [.other])
  }
}
