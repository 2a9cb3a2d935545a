@testable import ComposableShell
import Testing

@Suite struct UTF8DecoderTests {
  private func decode(_ bytes: [UInt8]) -> (text: String, left: Int) {
    var decoder = UTF8Decoder()
    decoder.append(bytes)
    var text = ""
    while let scalar = decoder.next() { text.unicodeScalars.append(scalar) }
    return (text, decoder.pending.count)
  }

  @Test(arguments: ["", "plain", "é한글😀", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\u{0}"])
  func `Valid text is decoded unchanged`(text: String) {
    #expect(decode(Array(text.utf8)) == (text, 0))
  }

  private static let broken: [[UInt8]] = [
    [0xFF], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
    [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80], [0xE1, 0x80, 0xFF],
    [0xC3, 0x28], [0xF0, 0x9F, 0x98, 0x61],
  ]

  @Test(arguments: broken)
  func `Invalid bytes are replaced as in the standard library`(bytes: [UInt8]) {
    let whole = bytes + Array("x".utf8)
    #expect(decode(whole) == (String(decoding: whole, as: UTF8.self), 0))
  }

  @Test(arguments: 1..<4)
  func `An incomplete character stays pending`(count: Int) {
    var decoder = UTF8Decoder()
    let bytes = Array("😀".utf8)
    decoder.append(bytes.prefix(count))
    #expect(decoder.next() == nil)
    decoder.append(bytes.dropFirst(count))
    #expect(decoder.next() == "😀")
  }
}
