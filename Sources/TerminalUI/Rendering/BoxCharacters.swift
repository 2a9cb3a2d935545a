/// The characters that lines are drawn with.
package struct BoxCharacters: Hashable, Sendable {
  var horizontal = "─"
  var vertical = "│"
  var topLeft = "┌"
  var topRight = "┐"
  var bottomLeft = "└"
  var bottomRight = "┘"
  var leftTee = "├"
  var rightTee = "┤"
  var double = "═"
  /// The corners of a circle of several rows, clockwise from the upper left.
  var round = ["╭", "╮", "╯", "╰"]
  /// A circle of one column.
  var dot = "●"
  /// A cell of a filled rectangle.
  var full = "█"

  package static let unicode = BoxCharacters()

  /// For terminals without Unicode.
  package static let ascii = BoxCharacters(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    leftTee: "+", rightTee: "+", double: "=", round: [".", ".", "'", "'"], dot: "o", full: "#")

  func line(_ columns: Int) -> String { String(repeating: horizontal, count: max(columns, 0)) }
}

extension BoxCharacters {
  /// Square corners, clockwise from the upper left.
  var square: [String] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The border of an empty rectangle.
  ///
  /// - Parameter corners: ``square`` or ``round``.
  func outline(_ width: Int, _ height: Int, _ style: TextStyle, corners: [String]) -> Block {
    let line = line(width - 2)
    var block = Block(width: width, height: height)
    block.draw(Block(line: corners[0] + line + corners[1], style))
    for row in 1..<max(height - 1, 1) {
      block.draw(Block(line: vertical, style), y: row)
      block.draw(Block(line: vertical, style), x: width - 1, y: row)
    }
    block.draw(Block(line: corners[3] + line + corners[2], style), y: height - 1)
    return block
  }

  func verticalLine(_ height: Int) -> Block {
    var line = Block(width: 1, height: height)
    for row in 0..<height { line.draw(Block(line: vertical), y: row) }
    return line
  }
}
