/// Circles, rectangles and overlays.
extension Renderer {
  /// A rectangle fills the width that it is offered, a circle the width that suits its height. Without a height they take
  /// one row.
  func shape(_ shape: LayoutNode.Outline, _ style: TextStyle, _ space: Proposal) -> Block {
    let height = max(space.height ?? 1, 1)
    let width = space.width ?? 3
    switch shape {
    case .circle: return drawn(shape, style, width: min(width, 2 * height + 1), height: height)
    case .rectangle: return drawn(shape, style, width: width, height: height)
    }
  }

  func overlay(
    _ nodes: [LayoutNode], _ base: LayoutNode, _ alignment: Alignment, _ space: Proposal
  ) -> Block {
    var below = block(base, space)
    if let (shape, style) = base.outline {
      below = grown(below, shape, style, around: layers(nodes, alignment, Proposal()))
    }
    let offered = Proposal(width: max(below.width, 1), height: max(below.height, 1))
    let above = layers(nodes, alignment, offered)
    below.draw(above.placed(in: below.width, below.height, alignment))
    return below
  }

  /// An outline that is large enough not to be covered by what it contains.
  private func grown(
    _ below: Block, _ shape: LayoutNode.Outline, _ style: TextStyle, around inner: Block
  ) -> Block {
    let isLine = below.height <= 1 && inner.height <= 1
    let height = isLine ? 1 : max(below.height, inner.height + 2)
    return drawn(shape, style, width: max(below.width, inner.width + 2), height: height)
  }

  private func drawn(
    _ shape: LayoutNode.Outline, _ style: TextStyle, width: Int, height: Int
  ) -> Block {
    guard height == 1 else {
      let corners =
        shape == .circle
        ? boxes.round : [boxes.topLeft, boxes.topRight, boxes.bottomRight, boxes.bottomLeft]
      return outline(max(width, 2), height, style, corners: corners)
    }
    if width < 2 { return Block(line: shape == .circle ? boxes.dot : boxes.vertical, style) }
    var block = Block(width: width, height: 1)
    block.draw(Block(line: shape == .circle ? "(" : "[", style))
    block.draw(Block(line: shape == .circle ? ")" : "]", style), x: width - 1)
    return block
  }
}

extension LayoutNode {
  /// The outline of a shape, even inside a frame or a tag.
  fileprivate var outline: (Outline, TextStyle)? {
    switch self {
    case .shape(let shape, let style): (shape, style)
    case .frame(let node, _), .tagged(let node, _): node.outline
    default: nil
    }
  }
}
