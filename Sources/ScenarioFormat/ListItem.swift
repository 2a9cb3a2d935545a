/// The begin of a list item: its marker and where its content stands.
struct ListItem {
  /// The column at which the item's content begins. Lines that belong to the item are indented this
  /// far.
  let column: Int
  /// The place behind the marker and its space.
  let content: LineCursor

  /// The item whose marker stands at the cursor; nil when there is none.
  init?(at cursor: LineCursor) {
    guard let length = Self.markerLength(cursor.rest) else { return nil }
    var content = cursor
    content.skip(length)
    guard content.indent > 0 || content.rest.isEmpty else { return nil }
    // Five columns or more are one space and indented code.
    let gap = content.isBlank || content.indent > 4 ? 1 : content.indent
    column = content.column + gap
    content.skipIndent(gap)
    self.content = content
  }

  private static func markerLength(_ rest: ArraySlice<UInt8>) -> Int? {
    guard let first = rest.first else { return nil }
    if "-+*".utf8.contains(first) { return 1 }
    let digits = rest.prefix(while: Byte.isDigit)
    guard (1...9).contains(digits.count), let mark = rest[digits.endIndex...].first,
      ".)".utf8.contains(mark)
    else { return nil }
    return digits.count + 1
  }
}
