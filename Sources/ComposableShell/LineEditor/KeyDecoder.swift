/// Makes keys of the bytes that a terminal sends, and knows what was pasted.
///
/// Between the marks that a terminal sets around a paste, characters are text and never commands:
/// TAB becomes a space, a line end ends the line, other control characters are dropped.
package struct KeyDecoder {
  package enum Key: Equatable {
    /// A character or a control character, for the editor to interpret.
    case character(Unicode.Scalar)
    /// Several characters to be inserted at once, none of them a control character.
    case text([Unicode.Scalar])
  }

  /// So many characters at a time do not come from fingers.
  private static let bulk = 256
  private static let escape: UInt8 = 0x1B
  private static let pasteBegins = Array("\u{1B}[200~".utf8)
  private static let pasteEnds = Array("\u{1B}[201~".utf8)

  /// Whether a paste has begun that has not ended.
  package private(set) var isPasting = false
  private var decoder = UTF8Decoder()
  private var ready: Unicode.Scalar?
  private var lastWasReturn = false

  package init() {}

  /// Whether the bytes that are left may be the beginning of a mark, so that a moment's wait for
  /// the rest is worth while.
  package var mayBeMark: Bool {
    let pending = decoder.pending
    guard pending.first == KeyDecoder.escape else { return false }
    let mark = isPasting ? KeyDecoder.pasteEnds : KeyDecoder.pasteBegins
    return pending.count < mark.count && mark.starts(with: pending)
  }

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    decoder.append(bytes)
  }

  /// The next key, or `nil` when more bytes are needed.
  ///
  /// - Parameter isComplete: whether nothing more came, so that what began like a mark is none.
  package mutating func next(isComplete: Bool = false) -> Key? {
    if let ready {
      self.ready = nil
      return .character(ready)
    }
    var text: [Unicode.Scalar] = []
    while true {
      if skipMark() {
        if text.isEmpty { continue } else { break }
      }
      if mayBeMark, !isComplete { break }
      guard let scalar = decoder.next() else { break }
      if let key = isPasting ? pasted(scalar) : scalar {
        if KeyDecoder.isControl(key) { return finish(text, before: key) }
        text.append(key)
        if !isPasting, text.count == 1, !hasBulk { break }
      }
    }
    return text.count > 1 ? .text(text) : text.first.map(Key.character)
  }

  private var hasBulk: Bool { decoder.pending.count >= KeyDecoder.bulk }

  private mutating func finish(_ text: [Unicode.Scalar], before control: Unicode.Scalar) -> Key {
    if text.isEmpty { return .character(control) }
    ready = control
    return text.count > 1 ? .text(text) : .character(text[0])
  }

  private mutating func skipMark() -> Bool {
    guard decoder.pending.first == KeyDecoder.escape else { return false }
    let mark = isPasting ? KeyDecoder.pasteEnds : KeyDecoder.pasteBegins
    guard decoder.pending.starts(with: mark) else { return false }
    decoder.skip(mark.count)
    isPasting.toggle()
    lastWasReturn = false
    return true
  }

  /// What a pasted character stands for, `nil` for nothing.
  private mutating func pasted(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    defer { lastWasReturn = scalar == "\r" }
    switch scalar {
    case "\n": return lastWasReturn ? nil : "\n"
    case "\r": return "\n"
    case "\t": return " "
    default: return KeyDecoder.isControl(scalar) ? nil : scalar
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }
}
