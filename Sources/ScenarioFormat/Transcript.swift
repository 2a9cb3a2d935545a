/// The text of a session as a scenario holds it: which lines an output has, and how a line is
/// written.
package enum Transcript {
  /// The columns that a scenario's output is rendered for.
  package static let width = 80

  /// The line that stands for any number of lines.
  package static let anyLines = "..."

  /// The part of a line that stands for any characters.
  package static let anyCharacters = "[..]"
  static let anyCharactersBytes = Array(anyCharacters.utf8)

  /// The lines of an output that count: without spaces at their ends, without blank lines before
  /// the first and after the last line that says something.
  ///
  /// A NUL, which no scenario file may hold, becomes the visible `␀`.
  package static func lines(of text: String) -> [String] {
    var lines = text.utf8.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
      .map { line(of: $0) }
    lines.removeLast(lines.reversed().prefix(while: \.isEmpty).count)
    lines.removeFirst(lines.prefix(while: \.isEmpty).count)
    return lines
  }

  /// An output's line as a scenario writes it: with one leading `\` where it would else be read as
  /// something else.
  package static func written(_ line: String) -> String {
    needsEscape(line) ? "\\" + line : line
  }

  /// The bytes without the spaces, tabs and carriage returns at their end.
  package static func withoutTrailingBlanks<Bytes: BidirectionalCollection<UInt8>>(
    _ bytes: Bytes
  ) -> Bytes.SubSequence {
    var rest = bytes[...]
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }

  /// Whether the byte counts as a space: a space, a tab or a carriage return.
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == Byte.space || byte == Byte.tab || byte == Byte.carriageReturn
  }

  /// Whether two texts hold the same bytes. `==` would call `é` in one and in two scalars equal.
  package static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  private static func line(of bytes: Substring.UTF8View) -> String {
    let line = withoutTrailingBlanks(bytes)
    guard line.contains(Byte.null) else { return String(Substring(line)) }
    return String(Substring(line)).split(separator: "\0", omittingEmptySubsequences: false)
      .joined(separator: "␀")
  }

  private static func needsEscape(_ line: String) -> Bool {
    let bytes = Array(line.utf8)[...]
    return bytes.first == Byte.backslash || isSame(line, anyLines)
      || Byte.firstRange(of: anyCharactersBytes, in: bytes) != nil || PromptLine(bytes) != nil
  }
}
