import TerminalUI

/// The part of a line that is shown above a caret, and the caret's column below it.
///
/// Lines that do not fit are cut around the caret; control characters are shown by their pictures
/// (U+2400...), so that an input never moves the terminal's cursor.
package struct Excerpt: Equatable {
  /// In display columns; an indent of two stands before it on a screen of 80.
  package static let width = 76

  package let text: String
  /// In display columns from the start of `text`.
  package let column: Int

  /// Looks only as far as the screen is wide, however long the line is.
  package init(of line: String, around place: String.Index) {
    let before = line[..<place].suffix(Self.width)
    let after = line[place...].prefix(Self.width)
    let isWhole = before.startIndex == line.startIndex && after.endIndex == line.endIndex
    let (left, right) = (before.map(ScreenText.visible), after.map(ScreenText.visible))
    if isWhole, Self.columns(left) + Self.columns(right) <= Self.width {
      self.init(text: String(left + right), column: Self.columns(left))
    } else {
      let isCut = (before.startIndex > line.startIndex, after.endIndex < line.endIndex)
      self.init(cutting: left, right, isCut: isCut)
    }
  }

  private init(text: String, column: Int) {
    self.text = text
    self.column = column
  }

  /// Half of the room goes to what stands before the caret, the rest to what follows.
  private init(cutting left: [Character], _ right: [Character], isCut: (Bool, Bool)) {
    let head = Self.fitting(left.reversed(), in: Self.width / 2)
    let start = head.count < left.count || isCut.0 ? "…" : ""
    let shown = Array(start) + head.reversed()
    let column = Self.columns(shown)
    let tail = Self.fitting(right, in: Self.width - column - 1)
    let end = tail.count < right.count || isCut.1 ? "…" : ""
    self.init(text: String(shown) + String(tail) + end, column: column)
  }

  private static func fitting(_ characters: some Sequence<Character>, in room: Int) -> [Character] {
    var columns = 0
    return Array(
      characters.prefix {
        columns += ColumnWidth.of($0)
        return columns <= room
      })
  }

  private static func columns(_ characters: [Character]) -> Int {
    characters.reduce(0) { $0 + ColumnWidth.of($1) }
  }
}
