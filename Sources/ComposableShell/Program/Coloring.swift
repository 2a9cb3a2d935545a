/// Gives what the shell says colours; the text stays the same.
enum Coloring {
  private static let red = "\u{1B}[31m", green = "\u{1B}[32m", yellow = "\u{1B}[33m"
  private static let grey = "\u{1B}[90m", plain = "\u{1B}[0m"

  /// Colours what came and went in the blocks of actions, errors, warnings and the lines around
  /// blocks.
  static func colored(_ text: String) -> String {
    var isBlock = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      isBlock = line.hasPrefix("received action:") || (isBlock && !line.isEmpty)
      return color(of: line, isBlock: isBlock).map { $0 + line + plain } ?? String(line)
    }.joined(separator: "\n")
  }

  private static func color(of line: Substring, isBlock: Bool) -> String? {
    if isBlock {
      return line.hasPrefix("+ ") ? green : line.hasPrefix("- ") ? red : nil
    }
    if line.hasPrefix("error: ") { return red }
    if line.hasPrefix("warning: ") { return yellow }
    if line.hasPrefix("effect "), line.hasSuffix(" sent:") { return grey }
    return line.hasPrefix("outside this scope: ") ? grey : nil
  }
}
