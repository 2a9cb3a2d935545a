/// A screen with the layers over it. Only the controls of the topmost one can be operated.
@MainActor
struct LayeredScreen {
  let base: LayoutNode
  let baseControls: ControlCollection
  /// From the lowest to the topmost.
  let layers: [PresentedLayer]

  var controls: [Control] { (layers.last?.controls ?? baseControls).controls }

  var covered: [CoveredControl] {
    let collections = [baseControls] + layers.map(\.controls)
    return zip(collections, layers).flatMap { collection, layer in
      collection.controls.map { CoveredControl(label: $0.label, cover: layer.cover) }
    } + collections.flatMap(\.covered)
  }
}

/// Draws the layers over the screen.
extension Renderer {
  /// Draws a screen in a width in columns.
  ///
  /// - Returns: The drawn screen, and where the topmost layer is.
  @MainActor
  func block(_ screen: LayeredScreen, width: Int) -> (block: Block, layer: LayerFrame?) {
    var covered = self
    covered.isCovered = true
    let space = Proposal(width: width, height: nil)
    var block = (screen.layers.isEmpty ? self : covered).block(screen.base, space)
    if !screen.layers.isEmpty { block = block.dimmed }
    var frame: LayerFrame?
    for (index, layer) in screen.layers.enumerated() {
      let isTop = index == screen.layers.count - 1
      let drawn = (isTop ? self : covered).layer(layer, width: width)
      let top = block.firstRow(of: layer.kind)
      block = block.covered(by: isTop ? drawn : drawn.dimmed, layer.kind, width: width)
      frame = LayerFrame(rows: top..<(top + drawn.height), isWide: layer.kind.isWide)
    }
    return (block, frame)
  }

  @MainActor
  private func layer(_ layer: PresentedLayer, width: Int) -> Block {
    var parts = BoxPart.parts(of: layer.nodes.flatMap(\.boxContent)).filter { !$0.isEmpty }
    let title = layer.title ?? layer.kind.rawValue.capitalizedFirst
    if parts.first?.isUntitled == true {
      parts[0].title = title
    } else {
      parts.insert(BoxPart(title: title), at: 0)
    }
    let inner = max(width - 4, 1)
    return BoxRenderer(content: self).block(
      parts, BoxWidth(limit: inner, least: layer.kind.isWide ? inner : 0),
      button: layer.closeButton)
  }
}

extension LayoutNode {
  /// The rows of a form, so that its border becomes that of the sheet.
  fileprivate var boxContent: [LayoutNode] {
    switch self {
    case .box(let nodes): [.section(header: [], content: [], footer: [])] + nodes
    case .column(let nodes, _, spacing: 0) where nodes.contains(where: \.isBox):
      nodes.flatMap(\.boxContent)
    default: [self]
    }
  }

  private var isBox: Bool {
    switch self {
    case .box: true
    case .column(let nodes, _, spacing: 0): nodes.contains(where: \.isBox)
    default: false
    }
  }
}

extension Block {
  /// The rows of the screen that stay visible above a layer.
  private static let visibleRows = 2

  /// The block with a layer over it.
  fileprivate func covered(
    by layer: Block, _ kind: PresentedLayer.Kind, width: Int
  ) -> Block {
    let top = firstRow(of: kind)
    let left = kind.isWide ? 0 : max((width - layer.width) / 2, 0)
    var block = kind.isWide ? cut(toRows: top) : self
    block.width = max(block.width, layer.width + left)
    block.height = max(block.height, top + layer.height)
    let blank = Block(line: String(repeating: " ", count: layer.width))
    for row in 0..<layer.height { block.draw(blank, x: left, y: top + row) }
    block.draw(layer, x: left, y: top)
    return block
  }

  fileprivate func firstRow(of kind: PresentedLayer.Kind) -> Int {
    kind == .cover ? 0 : min(height, Self.visibleRows)
  }

  private func cut(toRows count: Int) -> Block {
    var block = Block(width: width, height: count)
    for piece in pieces where piece.y < count {
      block.draw(Block(line: StyledLine([piece.text])), x: piece.x, y: piece.y)
    }
    return block
  }

  /// The same text in gray.
  fileprivate var dimmed: Block { styled(TextStyle(color: .gray)) }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
