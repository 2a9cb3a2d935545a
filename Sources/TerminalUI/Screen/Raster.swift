/// Puts the letters of a block into rows of cells; what is drawn later covers what was there.
struct Raster {
  private var rows: [[Cell]]
  private let width: Int

  /// The rows as text, without spaces at their ends nor empty rows at the end.
  var lines: [[StyledText]] {
    var lines = rows.map(Self.line)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// - Parameters:
  ///   - block: What is drawn above or to the left of it moves everything else down or right.
  ///   - width: Columns; what stands right of them is cut off.
  init(_ block: Block, width: Int) {
    self.width = width
    let left = min(block.pieces.map(\.x).min() ?? 0, 0)
    let top = min(block.pieces.map(\.y).min() ?? 0, 0)
    let bottom = max(block.pieces.map(\.y).max() ?? -1, block.height - 1)
    rows = Array(repeating: [], count: bottom - top + 1)
    for piece in block.pieces { put(piece.text, x: piece.x - left, y: piece.y - top) }
  }

  private struct Cell {
    var text = " "
    var style = TextStyle()
    /// The right half of a wide character.
    var isTail = false
  }

  private mutating func put(_ text: StyledText, x: Int, y: Int) {
    var x = x
    for character in text.text {
      let columns = ColumnWidth.of(character)
      if x + columns > width { return }
      put(Cell(text: String(character), style: text.style), columns, x: x, y: y)
      x += columns
    }
  }

  private mutating func put(_ cell: Cell, _ columns: Int, x: Int, y: Int) {
    // A mark without a letter of its own has no cell.
    guard columns > 0 else { return }
    while rows[y].count < x + columns { rows[y].append(Cell()) }
    clear(x, y)
    rows[y][x] = cell
    if columns == 2 {
      clear(x + 1, y)
      rows[y][x + 1] = Cell(text: "", style: cell.style, isTail: true)
    }
  }

  /// Half of a wide character cannot stay.
  private mutating func clear(_ x: Int, _ y: Int) {
    if rows[y][x].isTail { rows[y][x - 1] = Cell() }
    if x + 1 < rows[y].count, rows[y][x + 1].isTail { rows[y][x + 1] = Cell() }
  }

  private static func line(_ cells: [Cell]) -> [StyledText] {
    let used = cells[..<(cells.lastIndex { $0.text != " " }.map { $0 + 1 } ?? 0)]
    return used.reduce(into: []) { parts, cell in
      if parts.last?.style != cell.style { parts.append(StyledText("", cell.style)) }
      parts[parts.count - 1].text += cell.text
    }
  }
}
