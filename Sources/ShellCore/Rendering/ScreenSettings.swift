import TerminalUI

/// How screens are drawn.
package struct ScreenSettings: Sendable {
  /// The width in columns; screens in files are 80 columns wide.
  package var width: Int
  /// The characters for drawing lines.
  package var boxes: BoxCharacters

  package init(width: Int = 80, boxes: BoxCharacters = .unicode) {
    self.width = width
    self.boxes = boxes
  }

  /// The maximum number of rows in all lists of a screen. Further rows are counted.
  static let mostRows = 200
  /// The maximum number of lines of a screen. Further lines are counted.
  static let mostLines = 1_000
}
