/// A string as a literal: in quotation marks, with as many `#` as its content needs.
struct DumpedString {
  private let string: String
  let isMultiline: Bool
  private let isPlain: Bool

  init(_ string: String) {
    self.string = string
    isPlain = string.utf8.allSatisfy(Self.isPlain)
    isMultiline = !isPlain && string.contains(where: \.isNewline)
  }

  /// Whether a byte is written as it is between quotation marks. The standard library also escapes apostrophes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && !escaped.contains(byte)
  }

  private static let escaped = "\"\\'".utf8

  /// The literal of a string of one line.
  var quoted: String {
    if isPlain { return "\"\(string)\"" }
    guard needsPounds else { return string.debugDescription }
    let pounds = String(repeating: "#", count: max(poundCount(after: "\""), 1))
    return "\(pounds)\"\(string)\"\(pounds)"
  }

  /// Whether a quotation mark or a backslash is in the string. One with a combining mark is another character, which is escaped.
  private var needsPounds: Bool {
    string.utf8.indices.contains {
      let byte = string.utf8[$0]
      return (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\"))
        && !string.hasCombiningMark(at: string.utf8.index(after: $0))
    }
  }

  /// `"""`, after the pounds that a string of many lines needs.
  var openingQuotes: String { pounds(poundCount(after: "\"\"\"")) + "\"\"\"" }

  /// `"""`, with the pounds after it.
  var closingQuotes: String { "\"\"\"" + pounds(poundCount(after: "\"\"\"")) }

  /// One pound more than follow any quotation marks in the string; none if there are no such marks.
  func poundCount(after quotes: String) -> Int {
    var (most, rest) = (0, string.utf8[...])
    while let found = rest.firstRange(of: Array(quotes.utf8)) {
      rest = rest[found.upperBound...]
      let pounds = rest.prefix { $0 == UInt8(ascii: "#") }
      rest = rest[pounds.endIndex...]
      // customDump counts characters, and the last of these is another one if a mark follows it.
      most = max(most, pounds.count + (isInsideCharacter(pounds.endIndex) ? 0 : 1))
    }
    return most
  }

  /// Whether the scalar at an index belongs to the same character as the ASCII character before it.
  private func isInsideCharacter(_ index: String.Index) -> Bool {
    guard index < string.endIndex, string.utf8[index] >= 0x80 else { return false }
    return "#\(string.unicodeScalars[index])".count == 1
  }

  private func pounds(_ count: Int) -> String { String(repeating: "#", count: count) }
}
