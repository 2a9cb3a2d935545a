/// Drawn text: a size, and runs of text at positions. A run may lie outside the size, as an offset view does.
struct Block {
  /// In columns.
  var width: Int
  /// In rows.
  var height: Int
  private(set) var pieces: [Piece] = []

  /// A run of text on one row, from a position on.
  struct Piece {
    var x: Int
    var y: Int
    let text: StyledText
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init(line: StyledLine) {
    self.init(width: 0, height: 1)
    for run in line.runs {
      pieces.append(Piece(x: width, y: 0, text: run))
      width += ColumnWidth.of(run.text)
    }
  }

  init(line text: String, _ style: TextStyle = TextStyle()) {
    self.init(line: StyledLine(text, style))
  }

  /// Draws another block over this one, whose size does not change.
  mutating func draw(_ block: Block, x: Int = 0, y: Int = 0) {
    pieces += block.pieces.map { Piece(x: $0.x + x, y: $0.y + y, text: $0.text) }
  }

  /// The same size, with the text moved.
  func moved(x: Int, y: Int) -> Block {
    var block = Block(width: width, height: height)
    block.draw(self, x: x, y: y)
    return block
  }

  /// The same size without text.
  var empty: Block { Block(width: width, height: height) }

  func styled(_ style: TextStyle) -> Block {
    var block = Block(width: width, height: height)
    block.pieces = pieces.map { piece in
      let text = StyledText(piece.text.text, style.over(piece.text.style))
      return Piece(x: piece.x, y: piece.y, text: text)
    }
    return block
  }

  /// The block inside a larger one.
  func placed(in width: Int, _ height: Int, _ alignment: Alignment) -> Block {
    var block = Block(width: width, height: height)
    block.draw(
      self, x: alignment.horizontal.offset(of: self.width, in: width),
      y: alignment.vertical.offset(of: self.height, in: height))
    return block
  }
}

/// Converts a block into lines. Later pieces cover earlier ones.
struct Raster {
  private var rows: [[Cell]]
  private let width: Int

  /// The lines without trailing spaces, and without empty lines at the end.
  var lines: [StyledLine] {
    var lines = rows.map(Self.line)
    while lines.last?.runs.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// - Parameters:
  ///   - block: Pieces above or to the left of it move everything else down or right.
  ///   - width: In columns; pieces to the right of it are cut off.
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
    /// Whether this is the right half of a wide character.
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
    // A combining mark without a base character has no cell.
    guard columns > 0 else { return }
    while rows[y].count < x + columns { rows[y].append(Cell()) }
    clear(x, y)
    rows[y][x] = cell
    if columns == 2 {
      clear(x + 1, y)
      rows[y][x + 1] = Cell(text: "", style: cell.style, isTail: true)
    }
  }

  /// Removes the other half of a wide character of which one half is about to be covered.
  private mutating func clear(_ x: Int, _ y: Int) {
    if rows[y][x].isTail { rows[y][x - 1] = Cell() }
    if x + 1 < rows[y].count, rows[y][x + 1].isTail { rows[y][x + 1] = Cell() }
  }

  private static func line(_ cells: [Cell]) -> StyledLine {
    let used = cells[..<(cells.lastIndex { $0.text != " " }.map { $0 + 1 } ?? 0)]
    var line = StyledLine()
    for cell in used { line.append(cell.text, cell.style) }
    return line
  }
}
