import TerminalUI

/// A row of the terminal: pieces of text from left to right, without characters that move a cursor.
package struct TalkRow: Sendable, Hashable {
  package private(set) var pieces: [InkedText] = []

  package init(_ pieces: [InkedText] = []) { pieces.forEach { append($0.text, $0.ink) } }

  package init(_ text: String, _ ink: Ink = .plain) { append(text, ink) }

  /// What is read.
  package var text: String { pieces.map(\.text).joined() }

  /// Its width on a terminal.
  package var columns: Int { ColumnWidth.of(text) }

  /// Adds text at the right; a neighbour in the same ink takes it in.
  package mutating func append(_ text: String, _ ink: Ink = .plain) {
    guard !text.isEmpty else { return }
    if pieces.last?.ink == ink {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(InkedText(text, ink))
    }
  }
}
