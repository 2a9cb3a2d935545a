import TerminalUI

/// Text measured in terminal columns.
enum ColumnText {
  /// The text, truncated with `…` if it is wider than a number of columns.
  static func cut(_ text: String, to width: Int) -> String {
    guard ColumnWidth.of(text) > width else { return text }
    var columns = 1
    let kept = text.prefix { character in
      columns += ColumnWidth.of(character)
      return columns <= width
    }
    return kept + "…"
  }

  /// The text padded with trailing spaces to a number of columns.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - ColumnWidth.of(text)))
  }
}
