/// Overlays, and shapes below text.
extension Renderer {
  func overlay(
    _ nodes: [LayoutNode], _ base: LayoutNode, _ alignment: Alignment, _ space: Proposal
  ) -> Block {
    let parts = LayoutNode.outlinedAroundText([base] + nodes)
    let (base, nodes) = (parts[0], Array(parts.dropFirst()))
    var below = block(base, space)
    if let shape = base.outline(boxes) {
      below = shape.grown(below, around: layers(nodes, alignment, Proposal()))
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
      guard index < last, let shape = nodes[index].outline(boxes) else { return block }
      let outline = shape.grown(block, around: text)
      return outline.width <= space.width ?? .max ? outline : text.empty
    }
  }
}

extension LayoutNode {
  /// The outline of a shape, even inside a frame or a tag.
  fileprivate func outline(_ boxes: BoxCharacters) -> ShapeRenderer? {
    switch self {
    case .shape(let shape, let style, let paint) where paint != .filled:
      ShapeRenderer(shape: shape, style: style, boxes: boxes)
    case .frame(let node, _), .tagged(let node, _): node.outline(boxes)
    default: nil
    }
  }

  /// The node with its shapes filled, or with their outlines only.
  func painted(_ paint: Paint) -> LayoutNode {
    mapShapes { shape, style, _ in .shape(shape, style, paint) }
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
    switch self {
    case .shape(let shape, let style, let paint): change(shape, style, paint)
    case .border, .wrappingRow, .box, .section, .titled, .screen: self
    default: mapChildren { $0.mapShapes(change) }
    }
  }
}
