import ShellCore

/// Draws a talk's screen: every row where it belongs, whatever was there before.
struct TalkPainter {
  let style: TerminalStyle

  /// What to write to the terminal.
  func drawing(_ screen: TalkScreen) -> String {
    var text = "\u{1B}[?25l"
    for (index, row) in screen.rows.enumerated() {
      text += "\u{1B}[\(index + 1);1H" + painted(row) + "\u{1B}[K"
    }
    text += "\u{1B}[J"
    guard let (row, column) = screen.cursor else { return text }
    return text + "\u{1B}[\(row + 1);\(column + 1)H\u{1B}[?25h"
  }

  /// A row in its colours.
  func painted(_ row: TalkRow) -> String {
    guard style.hasColor else { return row.text }
    return row.pieces.map { piece in
      color(of: piece.ink).map { $0 + piece.text + Coloring.plain } ?? piece.text
    }.joined()
  }

  private func color(of ink: Ink) -> String? {
    switch ink {
    case .plain, .command: nil
    case .heading, .strong: "\u{1B}[1m"
    case .emphasis: "\u{1B}[4m"
    case .code: "\u{1B}[36m"
    case .prompt, .mark: "\u{1B}[90m"
    case .output(let kind): Coloring.color(of: kind)
    }
  }
}
