/// A position in a line that is read scalar by scalar.
struct ScalarCursor {
  let source: String
  let end: String.Index
  /// The position of the next scalar.
  var index: String.Index

  /// - Parameter text: The text to read. Ranges refer to its base, which errors show whole.
  init(_ text: Substring) {
    source = text.base
    index = text.startIndex
    end = text.endIndex
  }

  /// The scalar at a distance from the position, or `nil` at the end.
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    var index = index
    for _ in 0..<distance where index < end { index = source.unicodeScalars.index(after: index) }
    return index < end ? source.unicodeScalars[index] : nil
  }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < end { index = source.unicodeScalars.index(after: index) }
  }

  mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    let scalars = source.unicodeScalars
    while index < end, condition(scalars[index]) { index = scalars.index(after: index) }
  }

  /// Skips scalars and returns them.
  mutating func take(while condition: (Unicode.Scalar) -> Bool) -> Substring {
    let start = index
    skip(while: condition)
    return source[start..<index]
  }

  func starts(with text: String) -> Bool {
    source.unicodeScalars[index..<end].starts(with: text.unicodeScalars)
  }

  func error(
    _ code: InputErrorCode, _ summary: String, _ range: Range<String.Index>, hint: String? = nil
  ) -> InputError {
    InputError(code, summary, in: source, at: range, hint: hint)
  }

  /// The range of the next scalar.
  var here: Range<String.Index> {
    index..<(index < end ? source.unicodeScalars.index(after: index) : end)
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { value >= 0x30 && value <= 0x39 }
  var isHexDigit: Bool { isDigit || value | 0x20 >= 0x61 && value | 0x20 <= 0x66 }

  // Most scalars are ASCII, and comparing is faster than looking up properties.
  var isASCIILetter: Bool { value | 0x20 >= 0x61 && value | 0x20 <= 0x7a }
  var isLetter: Bool { isASCIILetter || value > 0x7f && properties.isAlphabetic }
  var isSpace: Bool {
    value <= 0x7f ? value == 0x20 || value >= 9 && value <= 13 : properties.isWhitespace
  }

  var startsIdentifier: Bool {
    isASCIILetter || self == "_" || self == "$"
      || value > 0x7f && (properties.isXIDStart || properties.isEmojiPresentation)
  }

  /// Emoji names can contain joiners and variation selectors.
  var continuesIdentifier: Bool {
    startsIdentifier || isDigit
      || value > 0x7f && (properties.isXIDContinue || properties.isVariationSelector)
      || value == 0x200d
  }
}
