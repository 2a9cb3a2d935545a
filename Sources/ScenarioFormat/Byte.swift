/// The bytes that the scenario format gives a meaning.
enum Byte {
  static let null = UInt8(0)
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let dot = UInt8(ascii: ".")
  static let angle = UInt8(ascii: ">")
  static let underscore = UInt8(ascii: "_")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")

  /// The first place at which a part, which is not empty, stands in the bytes.
  static func firstRange(of part: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var rest = bytes
    while rest.count >= part.count, let start = rest.firstIndex(of: part[0]) {
      if rest[start...].starts(with: part) { return start..<(start + part.count) }
      rest = rest[(start + 1)...]
    }
    return nil
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a name may begin with the byte: a letter, an underscore, or any part of a character
  /// beyond ASCII.
  static func beginsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == underscore
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
