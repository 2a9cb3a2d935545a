import TerminalUI

/// Words in lines of a width that is counted as a terminal shows it.
enum FilledText {
  /// Breaks a text at its spaces; a word that is wider than a line has one of its own. Runs of
  /// spaces stay, but for those at a break.
  ///
  /// - Parameters:
  ///   - width: In display columns.
  ///   - indent: What stands before each line but the first.
  static func fill(_ text: String, width: Int, indent: String = "") -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let joined = line + " " + word
      if line.isEmpty, lines.isEmpty {
        line = String(word)
      } else if columns(of: joined) <= width || line == indent {
        line = joined
      } else {
        lines.append(line)
        line = indent + word
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  static func columns(of text: String) -> Int { ColumnWidth.of(text) }
}
