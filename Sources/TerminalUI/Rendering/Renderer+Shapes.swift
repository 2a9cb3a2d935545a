/// Circles, rectangles and overlays.
extension Renderer {
  /// A filled shape without text. Brackets in one row would look like a control.
  func filled(_ shape: LayoutNode.Outline, _ style: TextStyle, _ space: Proposal) -> Block {
    let outline = self.shape(shape, style, space)
    guard outline.height == 1, outline.width > 1 else { return outline }
    let line =
      shape == .circle ? boxes.dot : String(repeating: boxes.full, count: outline.width)
    return Block(line: line, style).placed(in: outline.width, 1, .center)
  }

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
    let parts = LayoutNode.outlinedAroundText([base] + nodes)
    let (base, nodes) = (parts[0], Array(parts.dropFirst()))
    var below = block(base, space)
    if let (shape, style) = base.outline {
      below = grown(below, shape, style, around: layers(nodes, alignment, Proposal()))
    }
    let offered = Proposal(width: max(below.width, 1), height: max(below.height, 1))
    let above = layers(nodes, alignment, offered)
    below.draw(above.placed(in: below.width, below.height, alignment))
    return below
  }

  /// The blocks of layers. The outline of a shape below text goes around the text, and is left out if there is no room.
  func layerBlocks(_ nodes: [LayoutNode], _ space: Proposal) -> [Block] {
    let blocks = nodes.map { block($0, space) }
    guard let last = nodes.lastIndex(where: { !$0.plainText.isEmpty }) else { return blocks }
    let inner = blocks.indices.filter { !nodes[$0].plainText.isEmpty }.map { blocks[$0] }
    let text = Block(
      width: inner.map(\.width).max() ?? 0, height: inner.map(\.height).max() ?? 0)
    return blocks.enumerated().map { index, block in
      guard index < last, let (shape, style) = nodes[index].outline else { return block }
      let outline = grown(block, shape, style, around: text)
      return outline.width <= space.width ?? .max ? outline : text.empty
    }
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
    case .shape(let shape, let style, let paint) where paint != .filled: (shape, style)
    case .frame(let node, _), .tagged(let node, _): node.outline
    default: nil
    }
  }

  /// The node with its shapes filled.
  var filled: LayoutNode { mapShapes { shape, style, _ in .shape(shape, style, .filled) } }

  /// The node with the outlines of its shapes only.
  var stroked: LayoutNode { mapShapes { shape, style, _ in .shape(shape, style, .stroked) } }

  /// The style of the line that a rectangle is drawn as if a frame makes it less than half a row high.
  func thinLine(in frame: Frame) -> TextStyle? {
    guard case .shape(.rectangle, let style, _) = self, let height = frame.height ?? frame.maxHeight
    else { return nil }
    return height < 8 ? style : nil
  }

  /// Layers, the lowest first. Filled shapes that text covers, or that would cover text, are drawn as outlines.
  static func outlinedAroundText(_ layers: [LayoutNode]) -> [LayoutNode] {
    guard let last = layers.lastIndex(where: { !$0.plainText.isEmpty }) else { return layers }
    return layers.enumerated().map { index, layer in
      guard layer.plainText.isEmpty else { return layer }
      return layer.mapShapes { shape, style, paint in
        // A dot over text is a badge.
        let isBadge = paint == .filled && shape == .circle && index > last
        return .shape(shape, style, isBadge ? .filled : .automatic)
      }
    }
  }

  private func mapShapes(_ change: (Outline, TextStyle, Paint) -> LayoutNode) -> LayoutNode {
    func changed(_ nodes: [LayoutNode]) -> [LayoutNode] { nodes.map { $0.mapShapes(change) } }
    return switch self {
    case .shape(let shape, let style, let paint): change(shape, style, paint)
    case .frame(let node, let frame): .frame(node.mapShapes(change), frame)
    case .padding(let node, let insets): .padding(node.mapShapes(change), insets)
    case .tagged(let node, let tag): .tagged(node.mapShapes(change), tag)
    case .offset(let node, let x, let y): .offset(node.mapShapes(change), x: x, y: y)
    case .row(let nodes, let alignment, let spacing):
      .row(changed(nodes), alignment, spacing: spacing)
    case .column(let nodes, let alignment, let spacing):
      .column(changed(nodes), alignment, spacing: spacing)
    case .layers(let nodes, let alignment): .layers(changed(nodes), alignment)
    case .overlay(let nodes, let base, let alignment):
      .overlay(changed(nodes), over: base.mapShapes(change), alignment)
    default: self
    }
  }
}
