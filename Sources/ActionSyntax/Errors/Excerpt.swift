/// The part of a line that is shown above a caret, and the caret's column.
///
/// A line that does not fit is shortened around the caret. Control characters are replaced by their
/// pictures (U+2400 and following), so that no input can move the terminal's cursor.
struct Excerpt: Equatable {
  /// The longest excerpt, in columns. Together with an indent of two it fits on a screen of 80.
  static let width = 76

  let text: String
  /// The caret's column, counted from the start of ``text``.
  let column: Int

  /// Creates the excerpt of `line` around `index`.
  ///
  /// Only as much of the line is read as fits on the screen.
  init(of line: String, around index: String.Index) {
    let before = line[..<index].suffix(Self.width)
    let after = line[index...].prefix(Self.width)
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

  /// The text before the caret gets at most half of the width, the text after it gets the rest.
  private init(cutting left: [Character], _ right: [Character], isCut: (Bool, Bool)) {
    let head = Self.prefix(of: left.reversed(), columns: Self.width / 2)
    let start = head.count < left.count || isCut.0 ? "…" : ""
    let shown = Array(start) + head.reversed()
    let column = Self.columns(shown)
    let tail = Self.prefix(of: right, columns: Self.width - column - 1)
    let end = tail.count < right.count || isCut.1 ? "…" : ""
    self.init(text: String(shown) + String(tail) + end, column: column)
  }

  private static func prefix(
    of characters: some Sequence<Character>, columns limit: Int
  ) -> [Character] {
    var columns = 0
    return Array(
      characters.prefix {
        columns += ColumnWidth.of($0)
        return columns <= limit
      })
  }

  private static func columns(_ characters: [Character]) -> Int {
    characters.reduce(0) { $0 + ColumnWidth.of($1) }
  }
}

/// Makes text from the input safe to show: it cannot move the cursor or fill the screen.
package enum ScreenText {
  /// The length of the longest line that is shown whole, in characters.
  private static let longestLine = 240
  /// The number of scalars in a character beyond which its combining marks are dropped.
  private static let mostScalars = 16

  /// Replaces control characters by their pictures and shortens every line that is too long in its
  /// middle.
  package static func of(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
  }

  private static func line(_ line: Substring) -> String {
    let head = line.prefix(longestLine + 1)
    let isCut = head.endIndex < line.endIndex
    let shown = String(head.prefix(isCut ? longestLine * 2 / 3 : longestLine).map(visible))
    return isCut ? shown + "…" + String(line.suffix(longestLine / 3).map(visible)) : shown
  }

  /// The character itself, or the picture of a control character (U+2400 and following).
  package static func visible(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first else { return character }
    switch scalar.value {
    case 0x09: return " "
    case ..<0x20: return Character(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
    case 0x7f: return "␡"
    case 0x80...0x9f: return "\u{fffd}"
    default:
      let hasTooManyMarks = character.unicodeScalars.dropFirst(mostScalars).first != nil
      return hasTooManyMarks ? Character(scalar) : character
    }
  }
}
