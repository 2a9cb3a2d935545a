/// Frames, padding and borders.
extension Renderer {
  func framed(_ node: LayoutNode, _ frame: LayoutNode.Frame, _ space: Proposal) -> Block {
    let width = Extent(
      min: frame.minWidth, fixed: frame.width, max: frame.maxWidth, cells: Points.columns)
    let height = Extent(
      min: frame.minHeight, fixed: frame.height, max: frame.maxHeight, cells: Points.rows)
    var inner = block(
      node,
      Proposal(width: width.offered(space.width), height: height.offered(space.height)))
    if let style = thinLine(node, in: frame), inner.width > 1 {
      inner = Block(line: boxes.line(inner.width), style)
    }
    return inner.placed(
      in: width.size(of: inner.width, space.width), height.size(of: inner.height, space.height),
      frame.alignment)
  }

  /// The style of the line that a rectangle is drawn as if a frame makes it less than half a row high.
  private func thinLine(_ node: LayoutNode, in frame: LayoutNode.Frame) -> TextStyle? {
    guard case .shape(.rectangle, let style, _) = node, let height = frame.height ?? frame.maxHeight
    else { return nil }
    return height < 8 ? style : nil
  }

  func padding(_ node: LayoutNode, _ insets: EdgeInsets, _ space: Proposal) -> Block {
    let left = max(Points.columns(insets.leading), 0)
    let top = max(Points.rows(insets.top), 0)
    let columns = left + max(Points.columns(insets.trailing), 0)
    let rows = top + max(Points.rows(insets.bottom), 0)
    let inner = block(node, space.less(columns: columns, rows: rows))
    var padded = Block(width: inner.width + columns, height: inner.height + rows)
    padded.draw(inner, x: left, y: top)
    return padded
  }

  func border(_ node: LayoutNode, _ style: TextStyle, _ space: Proposal) -> Block {
    let inner = block(node, space.less(columns: 2, rows: 2))
    var block = boxes.outline(inner.width + 2, inner.height + 2, style, corners: boxes.square)
    block.draw(inner, x: 1, y: 1)
    return block
  }
}

/// The width or height of a frame in cells.
private struct Extent {
  let min: Int?
  let fixed: Int?
  let max: Int?

  init(min: CGFloat?, fixed: CGFloat?, max: CGFloat?, cells: (CGFloat) -> Int) {
    self.min = min.map { Swift.max(cells($0), 0) }
    self.fixed = fixed.map { Swift.max(cells($0), $0 > 0 ? 1 : 0) }
    self.max = max.map { Swift.max(cells($0), 0) }
  }

  /// What the content is offered.
  func offered(_ room: Int?) -> Int? {
    if let fixed { return Swift.max(fixed, 1) }
    guard let max else { return room }
    return room.map { Swift.min($0, max) } ?? (max < Points.limit ? max : nil)
  }

  /// The size of the frame, which is never less than that of its content.
  func size(of inner: Int, _ room: Int?) -> Int {
    if let fixed { return Swift.max(fixed, inner) }
    let filled = max.flatMap { max in room.map { Swift.min($0, max) } } ?? 0
    return Swift.max(inner, filled, min ?? 0)
  }
}
