/// How many columns text takes on a terminal, the same in every locale.
///
/// The widths are those of Unicode 17.0.0: 2 for East Asian wide characters and emoji, 0 for marks
/// that join the character before them, else 1. Control characters count 0: they move, they take no
/// place. Ambiguous characters (Greek, box drawing) count 1.
package enum ColumnWidth {
  /// The columns of a code point standing alone: 0, 1 or 2.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
    if value < 0x300 { return 1 }
    if contains(value, ColumnWidthTable.zero) { return 0 }
    return contains(value, ColumnWidthTable.wide) ? 2 : 1
  }

  /// The columns of what a reader sees as one character: a family of emoji is as wide as one of
  /// them.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    let isOnlyOne = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if isOnlyOne { return of(first) }
    if scalars.contains(emojiStyle) { return 2 }
    if of(first) == 2, first.properties.isEmoji { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// The columns of a text of one line.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// The variation selector that asks for a picture where text would be shown (`❤` as `❤️`).
  private static let emojiStyle: Unicode.Scalar = "\u{FE0F}"

  /// Whether a value lies in one of the ranges: a binary search over their ends.
  private static func contains(_ value: UInt32, _ ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && value >= ranges[2 * low]
  }
}
