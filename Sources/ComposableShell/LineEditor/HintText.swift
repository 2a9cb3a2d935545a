import TerminalUI

/// The part of a hint that fits behind the cursor.
enum HintText {
  /// - Parameter columns: How many are free up to the edge; the last one stays free, so that the
  ///   terminal does not go on to the next row.
  static func fitting(_ text: String, columns: Int) -> String {
    var width = 0
    return String(
      text.prefix { character in
        width += ColumnWidth.of(character)
        return !character.isNewline && width < columns
      })
  }
}
