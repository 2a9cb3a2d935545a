/// Something drawn: its size, and where which letters stand. Letters may stand outside of the size, as what is offset does.
struct Block {
  /// Columns.
  var width: Int
  /// Rows.
  var height: Int
  private(set) var pieces: [Piece] = []

  /// Letters on one line, from a place on.
  struct Piece {
    var x: Int
    var y: Int
    let text: StyledText
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// One line of letters.
  init(line: StyledLine) {
    self.init(width: 0, height: 1)
    for part in line.runs {
      pieces.append(Piece(x: width, y: 0, text: part))
      width += ColumnWidth.of(part.text)
    }
  }

  init(line text: String, _ style: TextStyle = TextStyle()) {
    self.init(line: StyledLine(text, style))
  }

  /// Draws another block over this one, whose size stays.
  mutating func draw(_ block: Block, x: Int = 0, y: Int = 0) {
    pieces += block.pieces.map { Piece(x: $0.x + x, y: $0.y + y, text: $0.text) }
  }

  /// The same letters beside their place.
  func moved(x: Int, y: Int) -> Block {
    var block = Block(width: width, height: height)
    block.draw(self, x: x, y: y)
    return block
  }

  /// The block in a larger one.
  func placed(in width: Int, _ height: Int, _ alignment: Alignment) -> Block {
    var block = Block(width: width, height: height)
    block.draw(
      self, x: alignment.horizontal.offset(of: self.width, in: width),
      y: alignment.vertical.offset(of: self.height, in: height))
    return block
  }
}
