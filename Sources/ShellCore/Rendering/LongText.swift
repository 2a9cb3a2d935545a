import ActionSyntax

/// Truncates long text to a readable length.
enum LongText {
  /// The maximum number of lines. Further lines are counted.
  static let mostLines = 300
  /// The maximum number of characters per line. Further characters are counted.
  static let longestLine = 2_000

  /// The beginning of a text, and how much was omitted.
  static func cut(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(mostLines).map { cutLine($0) }
    guard lines.count > mostLines else { return shown.joined(separator: "\n") }
    let rest = "\(countText(lines.count - mostLines)) more lines; `state PATH` shows a part"
    return (shown + [rest]).joined(separator: "\n") + (text.hasSuffix("\n") ? "\n" : "")
  }

  private static func cutLine(_ line: Substring) -> String {
    // Most lines are short, and characters are slow to count.
    guard line.utf8.count > longestLine, line.count > longestLine else { return String(line) }
    return line.prefix(longestLine)
      + "… (\(countText(line.count - longestLine)) more characters)"
  }
}
