import ShellCore
import Talks
import TerminalUI

/// Draws the screen of a talk. Every row is drawn completely, so that nothing of the previous screen remains.
struct TalkPainter {
  let style: TerminalStyle

  /// Returns the text to write to the terminal.
  func drawing(_ screen: TalkScreen) -> String {
    let text = drawing(screen.rows)
    guard let cursor = screen.cursor else { return text }
    return text + "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
  }

  /// Returns the text that draws rows from the top of the terminal, without a cursor.
  func drawing(_ rows: [StyledLine]) -> String {
    var text = "\u{1B}[?25l"
    for (index, row) in rows.enumerated() {
      text += "\u{1B}[\(index + 1);1H" + painted(row) + "\u{1B}[K"
    }
    return text + "\u{1B}[J"
  }

  /// Returns a row with the codes of its styles.
  func painted(_ row: StyledLine) -> String {
    style.hasColor ? row.runs.map(Coloring.colored).joined() : row.text
  }
}
