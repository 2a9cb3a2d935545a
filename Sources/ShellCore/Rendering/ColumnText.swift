import TerminalUI

/// Text in columns, measured as a terminal shows it.
enum ColumnText {
  /// The text, or its beginning and `…` where it is wider than some columns.
  static func cut(_ text: String, to width: Int) -> String {
    guard ColumnWidth.of(text) > width else { return text }
    var columns = 1
    let kept = text.prefix { character in
      columns += ColumnWidth.of(character)
      return columns <= width
    }
    return kept + "…"
  }

  /// The text with spaces behind it, up to a number of columns.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - ColumnWidth.of(text)))
  }
}
