/// What a button shows between its brackets: the text and the symbols of its label without the shapes behind them, or a sign for
/// the shapes.
struct ButtonFace {
  let node: LayoutNode

  init(of label: LayoutNode) {
    if !label.plainText.isEmpty {
      node = Self.withoutBackdrops(Self.withoutMargins(label))
    } else {
      node =
        switch Self.shapes(in: label).first {
        case .circle: .text([StyledText("( )")])
        case .rectangle: .text([StyledText("[ ]")])
        case nil: Self.withoutMargins(label)
        }
    }
  }

  /// The shapes in a node, the outermost first.
  private static func shapes(in node: LayoutNode) -> [LayoutNode.Outline] {
    switch node {
    case .shape(let outline, _, _): [outline]
    case .wrappingRow, .box, .section, .titled, .screen: []
    default: node.children.flatMap(shapes)
    }
  }

  /// A node without the shapes and borders that text is drawn on.
  private static func withoutBackdrops(_ node: LayoutNode) -> LayoutNode {
    switch node {
    case .border(let node, _): withoutBackdrops(withoutMargins(node))
    case .overlay(let nodes, let base, let alignment):
      withoutBackdrops(.layers([base] + nodes, alignment))
    case .layers(let nodes, let alignment): texts(among: nodes, alignment)
    case .row, .column, .frame, .padding: node.mapChildren(withoutBackdrops)
    default: node
    }
  }

  /// Those of several layers that contain text or symbols.
  private static func texts(among nodes: [LayoutNode], _ alignment: Alignment) -> LayoutNode {
    let texts = nodes.filter { !$0.plainText.isEmpty }.map { withoutBackdrops(withoutMargins($0)) }
    return texts.count == 1 ? texts[0] : .layers(texts, alignment)
  }

  /// A node without the padding and the fixed size around it, which give a button its shape on a phone.
  private static func withoutMargins(_ node: LayoutNode) -> LayoutNode {
    switch node {
    case .padding(let node, _), .tagged(let node, _): withoutMargins(node)
    case .frame(let node, let frame):
      .frame(
        withoutMargins(node), LayoutNode.Frame(maxWidth: frame.maxWidth, alignment: frame.alignment)
      )
    default: node
    }
  }
}
