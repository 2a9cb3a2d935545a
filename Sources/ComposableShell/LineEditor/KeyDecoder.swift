/// Converts the bytes from a terminal into characters and recognizes pastes.
///
/// Between the markers around a paste, characters are text and never commands: TAB becomes a space, a line feed ends the
/// line, and other control characters are removed.
struct KeyDecoder {
  enum Key: Equatable {
    /// A character, which the editor interprets.
    case character(Unicode.Scalar)
    /// Several characters to insert together. None of them is a control character.
    case text([Unicode.Scalar])
    /// A press of the left mouse button on a cell, counted from 0.
    case click(column: Int, row: Int)
  }

  /// The number of pending characters from which on input is inserted together: it was pasted, not typed.
  private static let bulk = 256
  private static let escape: UInt8 = 0x1B
  private static let interrupt: UInt8 = 0x03
  private static let pasteBegins = Array("\u{1B}[200~".utf8)
  private static let pasteEnds = Array("\u{1B}[201~".utf8)

  /// Whether a paste has begun and not ended.
  private(set) var isPasting = false
  private var paste = LinePaste()
  private var decoder = UTF8Decoder()
  private var ready: Unicode.Scalar?
  private var lastWasReturn = false
  private var sequence = EscapeSequence.none

  init() {}

  /// Whether the pending bytes can be the beginning of a marker, so that the caller should wait briefly for the rest.
  var mayBeMarker: Bool {
    let pending = decoder.pending
    guard pending.first == KeyDecoder.escape else { return false }
    if !isPasting, MouseReport.isIncomplete(pending) { return true }
    let marker = isPasting ? KeyDecoder.pasteEnds : KeyDecoder.pasteBegins
    return pending.count < marker.count && marker.starts(with: pending)
  }

  /// Skips the rest of the key's sequence that begins with the ESC that was read last, such as `[5~`, unless it is one of some.
  ///
  /// - Returns: Whether there was one, and it has arrived completely.
  mutating func skipSequence(unless isKnown: (String) -> Bool) -> Bool {
    let bytes = decoder.pending
    guard sequence != .none, let first = bytes.first, "[O".utf8.contains(first) else {
      return false
    }
    let last =
      first == UInt8(ascii: "O")
      ? bytes.indices.dropFirst().first
      : bytes.indices.dropFirst().first { !(0x20...0x3F).contains(bytes[$0]) }
    guard let last, !isKnown(String(decoding: bytes[...last], as: UTF8.self)) else { return false }
    decoder.skip(last - bytes.startIndex + 1)
    sequence = .none
    return true
  }

  /// The paste that the line belongs to whose keys were read since `beginLine()`.
  var linePaste: LinePaste {
    var paste = paste
    paste.isOpen = isPasting
    paste.isInvalid = decoder.replacements != paste.earlierReplacements
    let isSecondHalf = lastWasReturn && decoder.pending.first == UInt8(ascii: "\n")
    paste.isAtEnd =
      isPasting && ready == nil
      && decoder.pending.dropFirst(isSecondHalf ? 1 : 0).starts(with: KeyDecoder.pasteEnds)
    return paste
  }

  mutating func beginLine() {
    (paste.begins, paste.followsText) = (false, false)
    paste.earlierReplacements = decoder.replacements
  }

  /// Notes that a key was read.
  ///
  /// - Parameter followsText: Whether the line contained something before it.
  mutating func noteKey(followsText: @autoclosure () -> Bool) {
    guard paste.isNew else { return }
    paste.isNew = false
    paste.begins = true
    paste.followsText = followsText()
  }

  /// The bytes from which another decoder continues where this one is.
  var unread: [UInt8] {
    let mark = isPasting ? KeyDecoder.pasteBegins : []
    // A pasted CR LF is one line end, of which either half can be pending.
    guard let ready else {
      let isSecondHalf = lastWasReturn && decoder.pending.first == UInt8(ascii: "\n")
      return mark + decoder.pending.dropFirst(isSecondHalf ? 1 : 0)
    }
    let next = lastWasReturn && ready == "\n" ? "\r" : ready
    return mark + Array(String(next).utf8) + decoder.pending
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    decoder.append(bytes)
  }

  /// Appends bytes that were typed after a line was entered and before the next one is read. A Ctrl-C among them was not meant
  /// for the next line: it is removed with what was typed before it, as a terminal does.
  ///
  /// - Returns: Whether there was such a Ctrl-C.
  mutating func appendAfterLine(_ bytes: [UInt8]) -> Bool {
    guard !isPasting, let interrupt = bytes.lastIndex(of: KeyDecoder.interrupt) else {
      append(bytes)
      return false
    }
    append(bytes[(interrupt + 1)...])
    return true
  }

  /// Returns the next key, or nil if more bytes are needed.
  ///
  /// - Parameter isComplete: Whether no more bytes are expected, so that the beginning of a marker is not one.
  mutating func next(isComplete: Bool = false) -> Key? {
    if let ready {
      self.ready = nil
      return .character(ready)
    }
    var text: [Unicode.Scalar] = []
    while true {
      if !isPasting, let report = MouseReport(decoder.pending) {
        guard text.isEmpty else { break }
        decoder.skip(report.length)
        if let (column, row) = report.click { return .click(column: column, row: row) }
        continue
      }
      if skipMarker() {
        if text.isEmpty { continue } else { break }
      }
      if mayBeMarker, !isComplete { break }
      guard let scalar = decoder.next() else { break }
      let isInSequence = isPasting ? false : sequence.continues(with: scalar)
      if let key = isPasting ? pasted(scalar) : scalar {
        if KeyDecoder.isControl(key) { return finish(text, before: key) }
        text.append(key)
        // Many arrow keys that arrive together are keys, not text.
        if isInSequence || !isPasting && text.count == 1 && decoder.pending.count < Self.bulk {
          break
        }
      }
    }
    return text.count > 1 ? .text(text) : text.first.map(Key.character)
  }

  private mutating func finish(_ text: [Unicode.Scalar], before control: Unicode.Scalar) -> Key {
    if text.isEmpty { return .character(control) }
    ready = control
    return text.count > 1 ? .text(text) : .character(text[0])
  }

  private mutating func skipMarker() -> Bool {
    guard decoder.pending.first == KeyDecoder.escape else { return false }
    let marker = isPasting ? KeyDecoder.pasteEnds : KeyDecoder.pasteBegins
    guard decoder.pending.starts(with: marker) else { return false }
    decoder.skip(marker.count)
    isPasting.toggle()
    if isPasting { paste.isNew = true }
    lastWasReturn = false
    return true
  }

  /// Converts a pasted character; nil removes it.
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

/// How much of a key's escape sequence has been read.
private enum EscapeSequence {
  case none
  /// After ESC.
  case begun
  /// After ESC [, before the final character.
  case parameters
  /// After ESC O, before the final character.
  case singleShift

  /// Reads the next character.
  ///
  /// - Returns: Whether the character belongs to a sequence that began before it.
  mutating func continues(with scalar: Unicode.Scalar) -> Bool {
    let isInside = self != .none
    switch (self, scalar) {
    case (_, "\u{1B}"): self = .begun
    case (.begun, "["): self = .parameters
    case (.begun, "O"): self = .singleShift
    case (.parameters, "\u{20}"..."\u{3F}"): break
    default: self = .none
    }
    return isInside
  }
}
