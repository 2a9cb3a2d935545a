/// Circles and rectangles, and what lies over something.
extension Drawing {
  /// A rectangle fills the width that it is offered, a circle as much as its height allows; a row where no height is offered.
  func shape(_ shape: Node.Outline, _ style: TextStyle, _ room: Proposal) -> Block {
    let height = max(room.height ?? 1, 1)
    let width = room.width ?? 3
    switch shape {
    case .circle: return drawn(shape, style, width: min(width, 2 * height + 1), height: height)
    case .rectangle: return drawn(shape, style, width: width, height: height)
    }
  }

  func overlay(
    _ nodes: [Node], _ base: Node, _ alignment: Alignment, _ room: Proposal
  ) -> Block {
    var below = block(base, room)
    if let (shape, style) = base.outline {
      below = grown(below, shape, style, around: over(nodes, alignment, Proposal()))
    }
    let offered = Proposal(width: max(below.width, 1), height: max(below.height, 1))
    let above = over(nodes, alignment, offered)
    below.draw(above.placed(in: below.width, below.height, alignment))
    return below
  }

  private func over(_ nodes: [Node], _ alignment: Alignment, _ room: Proposal) -> Block {
    block(.layers(nodes, alignment), room)
  }

  /// The outline with room for what lies in it: its line must not be covered.
  private func grown(
    _ below: Block, _ shape: Node.Outline, _ style: TextStyle, around inner: Block
  ) -> Block {
    let isLine = below.height <= 1 && inner.height <= 1
    let height = isLine ? 1 : max(below.height, inner.height + 2)
    return drawn(shape, style, width: max(below.width, inner.width + 2), height: height)
  }

  private func drawn(
    _ shape: Node.Outline, _ style: TextStyle, width: Int, height: Int
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

extension Node {
  /// The outline that the node is, in a frame or not.
  fileprivate var outline: (Outline, TextStyle)? {
    switch self {
    case .shape(let shape, let style): (shape, style)
    case .frame(let node, _), .tagged(let node, _): node.outline
    default: nil
    }
  }
}
