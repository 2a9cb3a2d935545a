@testable import ComposableShell
import Testing

@Suite struct KeyDecoderTests {
  private func keys(_ pieces: String...) -> [KeyDecoder.Key] {
    var decoder = KeyDecoder()
    var keys: [KeyDecoder.Key] = []
    for piece in pieces {
      decoder.append(Array(piece.utf8))
      while let key = decoder.next() { keys.append(key) }
    }
    return keys
  }

  private func rest(of decoder: KeyDecoder) -> [KeyDecoder.Key] {
    var decoder = decoder
    return Array(sequence(state: ()) { _ in decoder.next() })
  }

  private func text(_ text: String) -> KeyDecoder.Key { .text(Array(text.unicodeScalars)) }

  private let begin = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test func `A line knows whether it was UTF-8`() {
    var decoder = KeyDecoder()
    decoder.append([0x61, 0xFF, 0x0D] + Array("\u{FFFD}\r".utf8))
    while decoder.next() != .character("\r") {}
    #expect(decoder.linePaste.isInvalid)
    decoder.beginLine()
    while decoder.next() != .character("\r") {}
    #expect(!decoder.linePaste.isInvalid)
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `The end of a paste is known before it is read`(lineEnd: String) {
    var decoder = KeyDecoder()
    decoder.append(Array((begin + "a" + lineEnd + "b" + lineEnd + end + "c").utf8))
    var states: [Bool] = []
    while decoder.next() != nil { states.append(decoder.linePaste.isAtEnd) }
    #expect(states == [false, false, false, true, false])
    #expect(!decoder.linePaste.isOpen)
  }

  @Test func `A line knows whether its paste began in it, and after typed text`() {
    var decoder = KeyDecoder()
    decoder.append(Array((begin + "a\nb\n" + end + "c" + begin + "d\n").utf8))
    var lines: [[Bool]] = []
    var text = ""
    decoder.beginLine()
    while let key = decoder.next() {
      decoder.noteKey(followsText: !text.isEmpty)
      text += "\(key)"
      guard key == .character("\n") else { continue }
      let paste = decoder.linePaste
      lines.append([paste.begins, paste.followsText, paste.continues])
      text = ""
      decoder.beginLine()
    }
    #expect(lines == [[true, false, true], [false, false, false], [true, true, true]])
  }

  @Test func `Typed characters are delivered one by one`() {
    #expect(keys("a한\t") == [.character("a"), .character("한"), .character("\t")])
  }

  @Test(arguments: ["ab", "한\u{1B}[A", "\u{1B}[200~a\r\nb\rc\n\u{1B}[201~d", "\u{1B}[200~가\n나"])
  func `Another decoder continues at any key with the bytes that were not read`(input: String) {
    let all = keys(input)
    for count in 0...all.count {
      var decoder = KeyDecoder()
      decoder.append(Array(input.utf8))
      var read: [KeyDecoder.Key] = []
      while read.count < count, let key = decoder.next() { read.append(key) }
      var next = KeyDecoder()
      next.append(decoder.unread)
      while let key = next.next() { read.append(key) }
      #expect(read == all)
    }
  }

  @Test func `A Ctrl-C directly after a line belongs to that line, like what was typed before it`()
  {
    var decoder = KeyDecoder()
    let first = decoder.appendAfterLine(Array("ab\u{3}c".utf8))
    let second = decoder.appendAfterLine(Array("de".utf8))
    #expect((first, second) == (true, false))
    #expect(rest(of: decoder) == [.character("c"), .character("d"), .character("e")])
  }

  @Test func `A Ctrl-C in a paste that goes on after a line is removed from it`() {
    var decoder = KeyDecoder()
    decoder.append(Array((begin + "a").utf8))
    while decoder.next() != nil {}
    let wasInterrupted = decoder.appendAfterLine(Array(("b\u{3}c" + end).utf8))
    #expect(!wasInterrupted)
    #expect(rest(of: decoder) == [text("bc")])
  }

  @Test func `A paste is delivered as text`() {
    #expect(keys(begin + "ab한" + end + "c") == [text("ab한"), .character("c")])
  }

  @Test func `A tab in a paste becomes a space`() {
    #expect(keys(begin + "a\tb" + end) == [text("a b")])
  }

  @Test func `Each line end in a paste ends one line`() {
    let line: [KeyDecoder.Key] = [text("ab"), .character("\n")]
    #expect(keys(begin + "ab\r\nab\nab\r" + end) == line + line + line)
    #expect(keys(begin + "\n\n" + end) == [.character("\n"), .character("\n")])
  }

  @Test func `Other control characters in a paste are removed`() {
    #expect(keys(begin + "a\u{3}\u{1B}[Ab\u{7F}\u{85}" + end) == [text("a[Ab")])
  }

  @Test func `Markers can arrive in pieces`() {
    #expect(keys("\u{1B}[2", "00~ab\u{1B}", "[201~\r") == [text("ab"), .character("\r")])
  }

  @Test func `An incomplete marker becomes keys when no more bytes are expected`() {
    var decoder = KeyDecoder()
    decoder.append("\u{1B}".utf8)
    #expect(decoder.next() == nil)
    #expect(decoder.mayBeMarker)
    #expect(decoder.next(isComplete: true) == .character("\u{1B}"))
    #expect(!decoder.mayBeMarker)
  }

  @Test func `An arrow key is delivered unchanged`() {
    #expect(keys("\u{1B}[A") == [.character("\u{1B}"), .character("["), .character("A")])
  }

  @Test func `A large input without markers is delivered as one text`() {
    let large = String(repeating: "x", count: 1000)
    #expect(keys(large + "\r") == [text(large), .character("\r")])
  }

  @Test func `Many arrow keys that arrive together stay keys`() {
    let arrows = ["\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OB", "\u{1B}b"]
    let input = String(repeating: arrows.joined(), count: 200)
    #expect(keys(input) == input.unicodeScalars.map(KeyDecoder.Key.character))
  }

  @Test func `A press of the left button is a click; other reports are ignored`() {
    #expect(
      keys("a\u{1B}[<0;5;3M\u{1B}[<0;5;3mb\u{1B}[<64;5;3M")
        == [.character("a"), .click(column: 4, row: 2), .character("b")])
  }

  @Test func `A mouse report may arrive in pieces`() {
    #expect(keys("\u{1B}[<0;1", "2;3", "M") == [.click(column: 11, row: 2)])
  }

  @Test func `A large input after an arrow key is delivered as one text`() {
    let large = String(repeating: "x", count: 1000)
    let arrow: [KeyDecoder.Key] = [.character("\u{1B}"), .character("["), .character("A")]
    #expect(keys("\u{1B}[A" + large + "\u{1B}[A") == arrow + [text(large)] + arrow)
  }
}
