/// The meaning of a piece of text on the stage. The code that owns the terminal chooses its colors.
package enum StageStyle: Hashable, Sendable {
  case plain, bold, faint
  /// The lines between panels.
  case frame
  case title
  /// The title of the panel with the feature's screen.
  case mainTitle
  case section, button
  /// The number of a control or an action.
  case number
  /// A value that has changed in this second, and one that has changed a few seconds ago.
  case changed, recent
  /// The time that an effect has slept.
  case bar
  case failed
}

/// One column of one row. The right half of a wide character has an empty text.
package struct StageCell: Hashable, Sendable {
  package var text: String
  package var style: StageStyle

  init(_ text: String = " ", _ style: StageStyle = .plain) {
    self.text = text
    self.style = style
  }
}

/// A run of text in one style.
struct StageText: Hashable, Sendable {
  let text: String
  let style: StageStyle

  init(_ text: String, _ style: StageStyle = .plain) {
    self.text = text
    self.style = style
  }
}

/// A rectangle of cells to draw on.
struct StageGrid {
  let width: Int
  let height: Int
  let isASCII: Bool
  private(set) var rows: [[StageCell]]
  /// The lines that meet in a cell: 1 left, 2 right, 4 up, 8 down.
  private var arms: [Int]

  init(width: Int, height: Int, isASCII: Bool) {
    self.width = width
    self.height = height
    self.isASCII = isASCII
    rows = Array(repeating: Array(repeating: StageCell(), count: width), count: height)
    arms = Array(repeating: 0, count: width * height)
  }

  /// Writes a text and truncates it with an ellipsis if it needs more columns than `limit`.
  ///
  /// - Returns: The column after the text.
  @discardableResult
  mutating func put(
    _ text: String, _ style: StageStyle = .plain, x: Int, y: Int, limit: Int
  ) -> Int {
    guard rows.indices.contains(y), limit > 0 else { return x }
    let end = min(width, x + limit)
    var column = x
    for character in fitting(text, end - x) {
      let columns = ColumnWidth.of(character)
      guard columns > 0, column + columns <= end else { continue }
      rows[y][column] = StageCell(String(character), style)
      if columns == 2 { rows[y][column + 1] = StageCell("", style) }
      column += columns
    }
    return column
  }

  /// Writes several runs beside each other.
  @discardableResult
  mutating func put(_ runs: [StageText], x: Int, y: Int, limit: Int) -> Int {
    let end = x + limit
    return runs.reduce(x) { put($1.text, $1.style, x: $0, y: y, limit: end - $0) }
  }

  private func fitting(_ text: String, _ room: Int) -> String {
    let text = ControlPictures.of(text)
    guard ColumnWidth.of(text) > room else { return text }
    let mark = isASCII ? "~" : "…"
    var columns = 0
    return String(
      text.prefix { character in
        columns += ColumnWidth.of(character)
        return columns < room
      }) + mark
  }

  /// Draws a frame with a title. Lines of neighboring frames are joined.
  mutating func frame(_ area: StageArea, title: String, _ style: StageStyle = .title) {
    for x in (area.x + 1)..<(area.right) {
      join(3, x: x, y: area.y)
      join(3, x: x, y: area.bottom)
    }
    for y in (area.y + 1)..<(area.bottom) {
      join(12, x: area.x, y: y)
      join(12, x: area.right, y: y)
    }
    join(10, x: area.x, y: area.y)
    join(9, x: area.right, y: area.y)
    join(6, x: area.x, y: area.bottom)
    join(5, x: area.right, y: area.bottom)
    put(" \(title) ", style, x: area.x + 2, y: area.y, limit: area.width - 4)
  }

  /// Writes a text into the upper or lower line of a frame, at its right end.
  mutating func putAtRight(_ text: String, _ style: StageStyle, _ area: StageArea, y: Int) {
    let x = max(area.x + 1, area.right - 3 - ColumnWidth.of(text))
    put(" \(text) ", style, x: x, y: y, limit: area.right - x)
  }

  private mutating func join(_ new: Int, x: Int, y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    arms[y * width + x] |= new
    let all = arms[y * width + x]
    let text = isASCII ? Self.asciiLines[all] : Self.lines[all]
    rows[y][x] = StageCell(text ?? " ", .frame)
  }

  private static let lines = [
    3: "─", 12: "│", 10: "╭", 9: "╮", 6: "╰", 5: "╯", 14: "├", 13: "┤", 11: "┬", 7: "┴", 15: "┼",
  ]
  private static let asciiLines = [
    3: "-", 12: "|", 10: "+", 9: "+", 6: "+", 5: "+", 14: "+", 13: "+", 11: "+", 7: "+", 15: "+",
  ]
}

/// The place of a panel, with its frame.
struct StageArea {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var right: Int { x + width - 1 }
  var bottom: Int { y + height - 1 }
  var inside: Range<Int> { (y + 1)..<max(y + 1, bottom) }
  /// The first column and the columns inside the frame, with a margin.
  var text: (x: Int, limit: Int) { (x + 2, max(0, width - 4)) }
}
