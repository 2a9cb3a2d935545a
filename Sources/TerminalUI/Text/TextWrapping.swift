/// Breaks text into the lines of a terminal.
///
/// ```swift
/// TextWrapping(width: 11, firstIndent: "- ", indent: "  ").lines("one two three")
/// // ["- one two", "  three"]
/// ```
///
/// A line feed in the text always ends a line. Other control characters are shown as ``ControlPictures``.
package struct TextWrapping: Sendable {
  /// Where a line that is too long may break.
  package enum Rule: Sendable {
    /// At spaces, which are dropped, and between characters of double width. A longer word is split.
    case words
    /// Like ``words``, but a word that is wider than a line stays whole.
    case wholeWords
    /// After the last character that fits, as a terminal breaks lines; spaces are kept.
    case characters
  }

  /// The width of a line in columns, including its indent; nil breaks at line feeds only.
  package var width: Int?
  package var rule: Rule
  /// Text before the first line, such as the bullet of a list item.
  package var firstIndent: String
  /// Text before every other line.
  package var indent: String

  package init(
    width: Int?, rule: Rule = .words, firstIndent: String = "", indent: String = ""
  ) {
    self.width = width
    self.rule = rule
    self.firstIndent = firstIndent
    self.indent = indent
  }

  /// The lines of a plain text; at least one.
  package func lines(_ text: String) -> [String] {
    lines([StyledText(text)]).map(\.text)
  }

  /// The lines of a styled text; at least one.
  package func lines(_ text: [StyledText]) -> [StyledLine] {
    var lines: [StyledLine] = []
    let paragraphs = letters(text).split(omittingEmptySubsequences: false) { $0.character == "\n" }
    for var rest in paragraphs {
      while let (end, next) = lineBreak(rest, room(isFirst: lines.isEmpty)) {
        lines.append(line(rest[..<end], isFirst: lines.isEmpty))
        rest = rest[next...]
      }
      lines.append(line(rest, isFirst: lines.isEmpty))
    }
    return lines
  }

  private struct Letter {
    let character: Character
    let style: TextStyle
    let columns: Int
    var isSpace: Bool { character == " " }
  }

  private func letters(_ text: [StyledText]) -> [Letter] {
    text.flatMap { run in
      ControlPictures.of(run.text, keepsLineFeeds: true).map {
        Letter(character: $0, style: run.style, columns: ColumnWidth.of($0))
      }
    }
  }

  private func room(isFirst: Bool) -> Int? {
    width.map { max($0 - ColumnWidth.of(isFirst ? firstIndent : indent), 1) }
  }

  private func line(_ letters: ArraySlice<Letter>, isFirst: Bool) -> StyledLine {
    var line = StyledLine(isFirst ? firstIndent : indent)
    for letter in letters { line.append(String(letter.character), letter.style) }
    return line
  }

  /// Where a line ends and the next one begins; nil if the rest fits.
  private func lineBreak(
    _ line: ArraySlice<Letter>, _ room: Int?
  ) -> (end: Int, next: Int)? {
    guard let room, let full = firstLetter(of: line, beyond: room) else { return nil }
    guard rule != .characters else { return (full, full) }
    if let place = lastBreak(in: line, upTo: full) { return droppingSpaces(at: place, in: line) }
    guard rule == .wholeWords else { return (full, full) }
    return firstSpace(in: line[full...]).map { droppingSpaces(at: $0, in: line) }
  }

  /// The first letter that does not fit. A letter that is wider than a line has a line to itself.
  private func firstLetter(of line: ArraySlice<Letter>, beyond room: Int) -> Int? {
    var columns = 0
    for index in line.indices {
      columns += line[index].columns
      if columns > room, index > line.startIndex { return index }
    }
    return nil
  }

  private func lastBreak(in line: ArraySlice<Letter>, upTo full: Int) -> Int? {
    var place = full
    while place > line.startIndex {
      if line[place].isSpace || isBetweenWideLetters(line, place) { return place }
      place -= 1
    }
    return nil
  }

  private func firstSpace(in line: ArraySlice<Letter>) -> Int? {
    line.firstIndex(where: \.isSpace)
  }

  private func droppingSpaces(
    at place: Int, in line: ArraySlice<Letter>
  ) -> (end: Int, next: Int) {
    let before = line[..<place].reversed().prefix(while: \.isSpace).count
    let after = line[place...].prefix(while: \.isSpace).count
    // Spaces that begin a line are its indentation.
    let end = place - before > line.startIndex ? place - before : place
    return (end, place + after)
  }

  /// Chinese and Japanese are written without spaces. Hangul has spaces and breaks only there.
  private func isBetweenWideLetters(_ line: ArraySlice<Letter>, _ place: Int) -> Bool {
    let before = line[place - 1], after = line[place]
    guard before.columns == 2 || after.columns == 2 else { return false }
    return !Self.staysWithWordBefore.contains(after.character)
      && !isHangul(after.character) && !isHangul(before.character)
  }

  /// No line begins with the end of a sentence, a quotation or a bracket.
  private static let staysWithWordBefore = Set("、。，．：；？！）」』】》〉.,:;?!)]}\"'")

  private func isHangul(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
  }
}
