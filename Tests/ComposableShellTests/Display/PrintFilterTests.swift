import Testing

@testable import ComposableShell

struct PrintFilterTests {
  private func shown(_ parts: [[UInt8]]) -> String {
    var filter = PrintFilter()
    return String(decoding: parts.flatMap { filter.filtered($0) }, as: UTF8.self)
  }

  @Test func `Control characters are escaped`() {
    #expect(shown([Array("a\u{1B}[2J\n\tb\u{9B}".utf8)]) == "a\\u{1B}[2J\n\tb\\u{9B}")
  }

  @Test func `Invalid UTF-8 is replaced`() {
    #expect(shown([[0x61, 0x9B, 0x62, 0xFF]]) == "a\u{FFFD}b\u{FFFD}")
  }

  @Test func `A character can arrive in parts`() {
    for text in ["é", "홍", "👩", "a\u{202E}b", "\u{9B}2J"] {
      let bytes = Array(text.utf8)
      let whole = shown([bytes])
      for end in 0...bytes.count {
        #expect(shown([Array(bytes[..<end]), Array(bytes[end...])]) == whole)
      }
      #expect(shown(bytes.map { [$0] }) == whole)
    }
  }
}
