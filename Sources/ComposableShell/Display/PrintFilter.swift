import ShellCore

/// Makes what features print safe for a terminal: control characters and invalid UTF-8 are shown, and
/// never acted upon.
struct PrintFilter {
  /// The beginning of a character whose other bytes have not arrived yet.
  private var incomplete: [UInt8] = []

  mutating func filtered(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    let bytes = incomplete + bytes
    let end = bytes.count - Self.incompleteCount(bytes)
    incomplete = Array(bytes[end...])
    return Array(ControlEscapes.escaped(String(decoding: bytes[..<end], as: UTF8.self)).utf8)
  }

  /// The number of bytes at the end that begin a character.
  private static func incompleteCount(_ bytes: [UInt8]) -> Int {
    for count in 1...3 where count <= bytes.count {
      let byte = bytes[bytes.count - count]
      if byte & 0b1100_0000 == 0b1000_0000 { continue }
      let length =
        switch byte {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
      return length > count ? count : 0
    }
    return 0
  }
}
