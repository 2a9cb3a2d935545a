/// A text as a dump writes it: in quotes of three if it has several lines, with as many `#` as it needs.
///
/// A diff writes both texts in the way that one of them needs, so a text of one line can be
/// written over several lines there. The margin, which depends on the place of a text, is not part of it.
struct TextLiteral {
  /// The lines between the quotes, without the margin that all of them have.
  private let lines: [String]

  /// - Parameters:
  ///   - lines: The lines between the quotes.
  ///   - closing: The line with the closing quotes, after the margin of the text.
  init(lines: [String], closing: String) {
    let count = closing.utf8.prefix { $0 == .space }.count
    self.lines = lines.map { line in
      let spaces = line.utf8.prefix(count).prefix { $0 == .space }.count
      return String(line.unicodeScalars.dropFirst(spaces))
    }
  }

  /// The literal, as a dump of this text alone writes it.
  var text: String {
    // A carriage return ends a line, too, but not of the log.
    guard lines.count == 1, !lines[0].unicodeScalars.contains("\r") else { return multiline }
    let content = lines[0]
    guard content.utf8.contains(where: { $0 == .quote || $0 == UInt8(ascii: "\\") }) else {
      return content.debugDescription
    }
    let pounds = String(repeating: "#", count: max(Self.pounds(in: content, after: "\""), 1))
    return "\(pounds)\"\(content)\"\(pounds)"
  }

  private var multiline: String {
    let count = lines.map { Self.pounds(in: $0, after: "\"\"\"") }.max() ?? 0
    let pounds = String(repeating: "#", count: count)
    let body = lines.map { "\n\($0)" }.joined()
    return "\(pounds)\"\"\"\(body)\n\"\"\"\(pounds)"
  }

  /// One more `#` than follow any quotation marks in a line; none if there are no such marks.
  private static func pounds(in line: String, after quotes: String) -> Int {
    var (most, rest) = (0, Array(line.utf8)[...])
    while let found = rest.firstRange(of: Array(quotes.utf8)) {
      rest = rest[found.upperBound...]
      let pounds = rest.prefix { $0 == .pound }.count
      rest = rest.dropFirst(pounds)
      most = max(most, pounds + 1)
    }
    return most
  }
}
