import TerminalUI

/// How screens are drawn.
package struct ScreenSettings: Sendable {
  /// Columns; what stands in files is drawn at 80.
  package var width: Int
  /// What lines are drawn with.
  package var boxes: BoxCharacters

  package init(width: Int = 80, boxes: BoxCharacters = .unicode) {
    self.width = width
    self.boxes = boxes
  }

  /// The rows of all lists of a screen together that are drawn; the others are counted.
  static let mostRows = 200
  /// The lines of a screen that are shown; the others are counted.
  static let mostLines = 1_000
}
