/// Draws circles and rectangles.
struct ShapeRenderer {
  let shape: LayoutNode.Outline
  let style: TextStyle
  let boxes: BoxCharacters

  /// A filled shape without text. Brackets in one row would look like a control.
  func filledBlock(_ space: Proposal) -> Block {
    let outline = block(space)
    guard outline.height == 1, outline.width > 1 else { return outline }
    let line =
      shape == .circle ? boxes.dot : String(repeating: boxes.full, count: outline.width)
    return Block(line: line, style).placed(in: outline.width, 1, .center)
  }

  /// The outline. A rectangle fills the width that it is offered, a circle the width that suits its height. Without a height they
  /// take one row.
  func block(_ space: Proposal) -> Block {
    let height = max(space.height ?? 1, 1)
    let width = space.width ?? 3
    switch shape {
    case .circle: return outline(width: min(width, 2 * height + 1), height: height)
    case .rectangle: return outline(width: width, height: height)
    }
  }

  /// An outline that is large enough not to be covered by what it contains.
  ///
  /// - Parameter below: The outline as it is drawn without content.
  func grown(_ below: Block, around inner: Block) -> Block {
    let isLine = below.height <= 1 && inner.height <= 1
    let height = isLine ? 1 : max(below.height, inner.height + 2)
    return outline(width: max(below.width, inner.width + 2), height: height)
  }

  private func outline(width: Int, height: Int) -> Block {
    guard height == 1 else {
      return boxes.outline(
        max(width, 2), height, style, corners: shape == .circle ? boxes.round : boxes.square)
    }
    if width < 2 { return Block(line: shape == .circle ? boxes.dot : boxes.vertical, style) }
    var block = Block(width: width, height: 1)
    block.draw(Block(line: shape == .circle ? "(" : "[", style))
    block.draw(Block(line: shape == .circle ? ")" : "]", style), x: width - 1)
    return block
  }
}
