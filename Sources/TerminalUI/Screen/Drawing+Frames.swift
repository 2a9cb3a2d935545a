import Foundation

/// Frames, padding, borders.
extension Drawing {
  func framed(_ node: Node, _ frame: Node.Frame, _ room: Proposal) -> Block {
    let width = Extent(
      least: frame.minWidth, fixed: frame.width, most: frame.maxWidth, cells: Points.columns)
    let height = Extent(
      least: frame.minHeight, fixed: frame.height, most: frame.maxHeight, cells: Points.rows)
    let inner = block(
      node,
      Proposal(width: width.offered(room.width), height: height.offered(room.height)))
    return inner.placed(
      in: width.size(of: inner.width, room.width), height.size(of: inner.height, room.height),
      frame.alignment)
  }

  func padding(_ node: Node, _ insets: EdgeInsets, _ room: Proposal) -> Block {
    let left = max(Points.columns(insets.leading), 0)
    let top = max(Points.rows(insets.top), 0)
    let columns = left + max(Points.columns(insets.trailing), 0)
    let rows = top + max(Points.rows(insets.bottom), 0)
    let inner = block(node, room.less(columns: columns, rows: rows))
    var padded = Block(width: inner.width + columns, height: inner.height + rows)
    padded.draw(inner, x: left, y: top)
    return padded
  }

  func border(_ node: Node, _ style: TextStyle, _ room: Proposal) -> Block {
    let inner = block(node, room.less(columns: 2, rows: 2))
    var block = outline(
      inner.width + 2, inner.height + 2, style,
      corners: [boxes.topLeft, boxes.topRight, boxes.bottomRight, boxes.bottomLeft])
    block.draw(inner, x: 1, y: 1)
    return block
  }

  /// Four lines. Corners: clockwise from the upper left.
  func outline(_ width: Int, _ height: Int, _ style: TextStyle, corners: [String]) -> Block {
    let line = boxes.line(width - 2)
    var block = Block(width: width, height: height)
    block.draw(Block(line: corners[0] + line + corners[1], style))
    for row in 1..<max(height - 1, 1) {
      block.draw(Block(line: boxes.vertical, style), y: row)
      block.draw(Block(line: boxes.vertical, style), x: width - 1, y: row)
    }
    block.draw(Block(line: corners[3] + line + corners[2], style), y: height - 1)
    return block
  }
}

/// The width or height of a frame, in cells.
private struct Extent {
  let least: Int?
  let fixed: Int?
  let most: Int?

  init(least: CGFloat?, fixed: CGFloat?, most: CGFloat?, cells: (CGFloat) -> Int) {
    self.least = least.map { max(cells($0), 0) }
    self.fixed = fixed.map { max(cells($0), $0 > 0 ? 1 : 0) }
    self.most = most.map { max(cells($0), 0) }
  }

  /// What the view in the frame is offered.
  func offered(_ room: Int?) -> Int? {
    if let fixed { return max(fixed, 1) }
    guard let most else { return room }
    return room.map { min($0, most) } ?? (most < Points.most ? most : nil)
  }

  /// What the frame takes around a view: never less than that.
  func size(of inner: Int, _ room: Int?) -> Int {
    if let fixed { return max(fixed, inner) }
    let filled = most.flatMap { most in room.map { min($0, most) } } ?? 0
    return max(inner, filled, least ?? 0)
  }
}
