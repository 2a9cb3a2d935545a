import ActionSyntax
import TerminalUI

/// Breaks text into rows of a terminal.
enum RowBreaking {
  /// Breaks prose at spaces, and between characters of double width, which need none; a word that
  /// is wider than the room is cut. A line end in the text ends the row.
  ///
  /// - Parameters:
  ///   - first: Stands before the first row: a list item's mark.
  ///   - rest: Stands before the others.
  static func prose(
    _ text: [InkedText], columns: Int, first: String = "", rest: String = ""
  ) -> [TalkRow] {
    let room = max(1, columns - max(ColumnWidth.of(first), ColumnWidth.of(rest)))
    let lines = letters(text).split(omittingEmptySubsequences: false) { $0.character == "\n" }
    return lines.flatMap { broken($0, room, lineBreak) }.enumerated().map { index, line in
      row(line, behind: index == 0 ? first : rest)
    }
  }

  /// Breaks text where the row is full, as a terminal does.
  static func verbatim(_ text: [InkedText], columns: Int, margin: String = "") -> [TalkRow] {
    let room = max(1, columns - ColumnWidth.of(margin))
    return broken(letters(text)[...], room, cut).map { row($0, behind: margin) }
  }

  private struct Letter {
    let character: Character
    let ink: Ink
    var columns: Int { ColumnWidth.of(character) }
  }

  private typealias Break = (end: Int, next: Int)

  private static func letters(_ text: [InkedText]) -> [Letter] {
    text.flatMap { piece in
      piece.text.map { character in
        let isKept = character == "\n"
        return Letter(
          character: isKept ? character : ScreenText.visible(character), ink: piece.ink)
      }
    }
  }

  private static func broken(
    _ line: ArraySlice<Letter>, _ room: Int, _ breaks: (ArraySlice<Letter>, Int) -> Break?
  ) -> [ArraySlice<Letter>] {
    var rows: [ArraySlice<Letter>] = []
    var rest = line
    while let (end, next) = breaks(rest, room) {
      rows.append(rest[..<end])
      rest = rest[next...]
    }
    return rows + [rest]
  }

  /// Where a row that is too long ends and the next one begins; nil: it is not too long.
  private static func lineBreak(_ line: ArraySlice<Letter>, _ room: Int) -> Break? {
    guard let (full, _) = cut(line, room) else { return nil }
    if line[full].character == " " { return (full, full + 1) }
    var place = full
    while place > line.startIndex {
      if line[place].columns == 2 || line[place - 1].columns == 2, mayBreak(line, before: place) {
        return (place, place)
      }
      place -= 1
      if line[place].character == " " { return (place, place + 1) }
    }
    return (full, full)
  }

  /// No row begins with what ends a sentence or a bracket. Hangul has spaces, and breaks at them.
  private static func mayBreak(_ line: ArraySlice<Letter>, before place: Int) -> Bool {
    let next = line[place].character
    return !"、。，．：；？！）」』】》〉.,:;?!)]}\"'".contains(next)
      && !isHangul(next) && !isHangul(line[place - 1].character)
  }

  private static func isHangul(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
  }

  /// Where the row is full; nil: it is not.
  private static func cut(_ line: ArraySlice<Letter>, _ room: Int) -> Break? {
    var columns = 0
    for index in line.indices {
      columns += line[index].columns
      // A letter wider than the room stands alone, or there would be no end.
      if columns > room, index > line.startIndex { return (index, index) }
    }
    return nil
  }

  private static func row(_ line: ArraySlice<Letter>, behind margin: String) -> TalkRow {
    var row = TalkRow(margin)
    for letter in line { row.append(String(letter.character), letter.ink) }
    return row
  }
}
