/// Truncates long text to a readable length.
package enum LongText {
  /// The maximum number of lines. Further lines are counted.
  static let mostLines = 300
  /// The maximum number of lines of a state that is shown without being asked for, as `load` does.
  static let mostUnaskedLines = 60
  /// The maximum number of characters per line. Further characters are counted.
  static let longestLine = 2_000

  /// The beginning of a text, and how much was omitted.
  static func cut(_ text: String, mostLines: Int = mostLines) -> String {
    // Characters are much slower to find than bytes.
    let bytes = text.utf8
    if bytes.count <= longestLine,
      bytes.count < mostLines || bytes.count(where: { $0 == lineFeed }) < mostLines
    {
      return text
    }
    let lines = bytes.split(
      separator: lineFeed, maxSplits: mostLines, omittingEmptySubsequences: false)
    let shown = lines.prefix(mostLines).map { cutLine(Substring($0)) }
    guard lines.count > mostLines else { return shown.joined(separator: "\n") }
    let omitted = 1 + lines[mostLines].count { $0 == lineFeed }
    let rest = "\(countText(omitted)) more lines\(advice)"
    return (shown + [rest]).joined(separator: "\n") + (bytes.last == lineFeed ? "\n" : "")
  }

  private static let advice = "; `state PATH` shows a part"
  /// Whether a line counts what is omitted.
  package static func isNote(_ line: String) -> Bool { line.hasSuffix(" more lines\(advice)") }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func cutLine(_ line: Substring) -> String {
    guard line.utf8.count > longestLine,
      let end = line.index(line.startIndex, offsetBy: longestLine, limitedBy: line.endIndex),
      end < line.endIndex
    else { return String(line) }
    return line[..<end] + "… (\(countText(characterCount(of: line[end...]))) more characters)"
  }

  private static func characterCount(of text: Substring) -> Int {
    // In ASCII only a carriage return can share a character, with a line feed.
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    return isASCII ? text.utf8.count : text.count
  }
}
