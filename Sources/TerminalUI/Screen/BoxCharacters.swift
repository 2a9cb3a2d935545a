/// What lines are drawn with.
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

  /// Unicode's box drawing characters.
  package static let unicode = BoxCharacters()

  /// For terminals that have no others.
  package static let ascii = BoxCharacters(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    leftTee: "+", rightTee: "+", double: "=", round: [".", ".", "'", "'"], dot: "o")

  func line(_ columns: Int) -> String { String(repeating: horizontal, count: max(columns, 0)) }
}
