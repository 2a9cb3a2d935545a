/// Breaks texts into lines.
enum TextLines {
  /// The lines of a text of several styles.
  ///
  /// Lines break at spaces; a word that is wider than the room is cut.
  ///
  /// - Parameters:
  ///   - parts: The text.
  ///   - width: Columns; nil: lines break at line ends only.
  static func broken(_ parts: [StyledText], width: Int?) -> [[StyledText]] {
    letters(parts).split(omittingEmptySubsequences: false) { $0.character == "\n" }
      .flatMap { line in width.map { wrapped(line, $0) } ?? [line] }
      .map(joined)
  }

  /// A text on one line, without characters that would move a terminal's cursor: they are shown as symbols.
  static func visible(_ text: String) -> String { visible(text, keepingLineEnds: false) }

  private struct Letter {
    let character: Character
    let style: TextStyle
  }

  private static func letters(_ parts: [StyledText]) -> [Letter] {
    parts.flatMap { part in
      visible(part.text, keepingLineEnds: true).map { Letter(character: $0, style: part.style) }
    }
  }

  private static func wrapped(_ line: ArraySlice<Letter>, _ width: Int) -> [ArraySlice<Letter>] {
    var lines: [ArraySlice<Letter>] = []
    var rest = line
    while let (end, next) = lineBreak(rest, width) {
      lines.append(rest[..<end])
      rest = rest[next...]
    }
    return lines + [rest]
  }

  /// Where a line that is too long ends and the next one begins; nil: it is not too long.
  private static func lineBreak(
    _ line: ArraySlice<Letter>, _ width: Int
  ) -> (end: Int, next: Int)? {
    var columns = 0
    var space: Int?
    for index in line.indices {
      let isSpace = line[index].character == " "
      columns += ColumnWidth.of(line[index].character)
      if columns > width {
        if isSpace { return (index, index + 1) }
        if let space { return (space, space + 1) }
        // A letter wider than the room stands alone, or there would be no end.
        let end = max(index, line.startIndex + 1)
        return end < line.endIndex ? (end, end) : nil
      }
      if isSpace { space = index }
    }
    return nil
  }

  private static func joined(_ line: ArraySlice<Letter>) -> [StyledText] {
    line.reduce(into: []) { parts, letter in
      if parts.last?.style != letter.style { parts.append(StyledText("", letter.style)) }
      parts[parts.count - 1].text.append(letter.character)
    }
  }

  private static func visible(_ text: String, keepingLineEnds: Bool) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      let isKept = keepingLineEnds && scalar == "\n" || !isControl(scalar)
      scalars.append(isKept ? scalar : symbol(scalar))
    }
    return String(scalars)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// `␛` for escape; a tab is a space.
  private static func symbol(_ control: Unicode.Scalar) -> Unicode.Scalar {
    switch control.value {
    case 0x09: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + control.value)!
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
