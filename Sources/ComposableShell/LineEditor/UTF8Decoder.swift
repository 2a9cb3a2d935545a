/// Decodes UTF-8 that arrives in pieces.
///
/// Invalid bytes and truncated characters become U+FFFD. A character whose last bytes have not arrived stays pending.
struct UTF8Decoder {
  private var bytes: [UInt8] = []
  private var position = 0
  /// How often U+FFFD has taken the place of bytes.
  private(set) var replacements = 0

  init() {}

  /// The bytes that were not decoded yet.
  var pending: ArraySlice<UInt8> { bytes[position...] }

  mutating func append(_ more: some Sequence<UInt8>) {
    if position > 0 {
      bytes.removeFirst(position)
      position = 0
    }
    bytes += more
  }

  /// Removes bytes from the front of ``pending``.
  mutating func skip(_ count: Int) {
    position += count
  }

  /// Returns the next character, or nil if more bytes are needed.
  mutating func next() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let lead = bytes[position]
    guard let length = UTF8Decoder.length(of: lead) else { return replace(1) }
    if length == 1 { return take(1, Unicode.Scalar(lead)) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard position + offset < bytes.count else { return nil }
      let byte = bytes[position + offset]
      let isAllowed = offset == 1 ? UTF8Decoder.second(after: lead) : 0x80...0xBF
      guard isAllowed.contains(byte) else { return replace(offset) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return take(length, Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  private mutating func replace(_ count: Int) -> Unicode.Scalar {
    replacements += 1
    return take(count, "\u{FFFD}")
  }

  private mutating func take(_ count: Int, _ scalar: Unicode.Scalar) -> Unicode.Scalar {
    position += count
    return scalar
  }

  private static func length(of lead: UInt8) -> Int? {
    switch lead {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// The valid second bytes, which exclude overlong forms, surrogates and values beyond U+10FFFF.
  private static func second(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
