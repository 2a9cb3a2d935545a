/// The bytes that have a meaning in the scenario format, and searches in bytes.
///
/// The format is defined on UTF-8 bytes: `String` would compare `é` in one and in two scalars as
/// equal.
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

  /// Whether the byte is a space, a tab or a carriage return.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab || byte == carriageReturn
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether the byte can start a name: a letter, an underscore, or a byte of a non-ASCII character.
  static func startsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == underscore
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// Returns the bytes without the blanks at their end.
  static func trimmingEnd<Bytes: BidirectionalCollection<UInt8>>(
    _ bytes: Bytes
  ) -> Bytes.SubSequence {
    var rest = bytes[...]
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }

  /// Returns the first range of the bytes that equals `part`, which must not be empty.
  static func firstRange(of part: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var rest = bytes
    while rest.count >= part.count, let start = rest.firstIndex(of: part[0]) {
      if rest[start...].starts(with: part) { return start..<(start + part.count) }
      rest = rest[(start + 1)...]
    }
    return nil
  }

  /// Returns the length of the longest run of a byte in a line.
  static func longestRun(of byte: UInt8, in line: String) -> Int {
    var longest = 0
    var run = 0
    for other in line.utf8 {
      run = other == byte ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Whether two strings consist of the same UTF-8 bytes.
  static func areSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
