import ShellCore

/// Draws the screen of a talk. Every row is drawn completely, so that nothing of the previous screen remains.
struct TalkPainter {
  let style: TerminalStyle

  /// Returns the text to write to the terminal.
  ///
  /// - Parameters:
  ///   - columns: The width of the terminal, which the background of a theme fills.
  ///   - stage: The stage, and where it is.
  func drawing(
    _ screen: TalkScreen, _ theme: TalkTheme = .terminal, columns: Int = 0,
    stage: (picture: StagePicture, area: TalkArea)? = nil
  ) -> String {
    let colors = style.hasColor ? ThemeColors(theme) : nil
    var text = drawing(screen.rows) { row in
      colors.map { painted(row, $0, columns: columns) } ?? painted(row) + "\u{1B}[K"
    }
    if let stage { text += drawing(stage.picture, in: stage.area, colors) }
    guard let cursor = screen.cursor else { return text }
    return text + "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
  }

  /// Returns the text that draws rows from the top of the terminal, without a cursor.
  func drawing(_ rows: [StyledLine]) -> String { drawing(rows) { painted($0) + "\u{1B}[K" } }

  private func drawing(_ rows: [StyledLine], _ painted: (StyledLine) -> String) -> String {
    var text = "\u{1B}[?25l"
    for (index, row) in rows.enumerated() { text += "\u{1B}[\(index + 1);1H" + painted(row) }
    return text + "\u{1B}[J"
  }

  /// Returns a row with the codes of its styles.
  func painted(_ row: StyledLine) -> String {
    style.hasColor ? row.runs.map(Coloring.colored).joined() : row.text
  }

  /// Returns a row in the colors of a theme. Spaces fill it, because not every terminal erases in the color of the background.
  private func painted(_ row: StyledLine, _ colors: ThemeColors, columns: Int) -> String {
    let runs = row.runs.map { colors.start(Coloring.codes(of: $0.style)) + $0.text }
    let rest = String(repeating: " ", count: max(0, columns - row.columns))
    return runs.joined() + colors.start([]) + rest + Coloring.reset
  }

  private func drawing(_ picture: StagePicture, in area: TalkArea, _ colors: ThemeColors?) -> String
  {
    var text = ""
    for (index, row) in picture.rows.prefix(area.rows).enumerated() {
      text += "\u{1B}[\(area.row + index + 1);\(area.column + 1)H"
      var shown: String?
      for cell in row.prefix(area.columns).map(TerminalCell.init) {
        if style.hasColor, cell.codes != shown {
          text += start(cell.codes, colors)
          shown = cell.codes
        }
        text += cell.text
      }
      if style.hasColor { text += Coloring.reset }
    }
    return text
  }

  private func start(_ codes: String, _ colors: ThemeColors?) -> String {
    let parameters = codes.split(separator: ";").map(String.init)
    guard let colors else { return "\u{1B}[" + (["0"] + parameters).joined(separator: ";") + "m" }
    return colors.start(parameters)
  }
}
