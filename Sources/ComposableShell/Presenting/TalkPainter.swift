import ShellCore
import TerminalUI

/// Draws the screen of a talk. Every row is drawn completely, so that nothing of the previous screen remains.
struct TalkPainter {
  let style: TerminalStyle

  /// Returns the text to write to the terminal.
  func drawing(_ screen: TalkScreen) -> String {
    var text = "\u{1B}[?25l"
    for (index, row) in screen.rows.enumerated() {
      text += "\u{1B}[\(index + 1);1H" + painted(row) + "\u{1B}[K"
    }
    text += "\u{1B}[J"
    guard let cursor = screen.cursor else { return text }
    return text + "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
  }

  /// Returns a row with the codes of its styles.
  func painted(_ row: StyledLine) -> String {
    style.hasColor ? row.runs.map(Coloring.colored).joined() : row.text
  }
}
