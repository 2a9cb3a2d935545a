import ShellCore
import Testing

@testable import ComposableShell

struct PressReaderTests {
  private func keys(_ text: String) -> [PressedKey] {
    var reader = PressReader()
    return text.unicodeScalars.compactMap { reader.read($0) } + [reader.finish()].compactMap { $0 }
  }

  @Test func `characters are keys, those of the control keys have names`() {
    #expect(keys("b 홍") == [.character("b"), .character(" "), .character("홍")])
    #expect(keys("\r\n\u{7F}\u{8}\u{3}") == [.enter, .enter, .backspace, .backspace, .interrupt])
    #expect(keys("\u{4}\t") == [.other, .other])
  }

  @Test func `a clicker's keys and the arrows, in both spellings`() {
    #expect(keys("\u{1B}[5~\u{1B}[6~") == [.pageUp, .pageDown])
    #expect(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == [.up, .down, .right, .left])
    #expect(keys("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD") == [.up, .down, .right, .left])
    #expect(keys("\u{1B}[H\u{1B}[4~") == [.home, .end])
  }

  @Test func `Escape alone is a key as soon as nothing follows`() {
    var reader = PressReader()
    #expect(reader.read("\u{1B}") == nil)
    #expect(reader.isInside)
    #expect(reader.finish() == .escape)
    #expect(!reader.isInside)
    #expect(reader.finish() == nil)
  }

  @Test func `unknown sequences are one key without a meaning, whatever they hold`() {
    #expect(keys("\u{1B}[1;5Cq") == [.other, .character("q")])
    #expect(keys("\u{1B}[<0;1;2Mq") == [.other, .character("q")])
    #expect(keys("\u{1B}xq") == [.other, .character("q")])
    #expect(keys("\u{1B}[5") == [.other])
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 17)) == [.other])
  }
}
