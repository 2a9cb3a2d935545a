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
    case .overlay(let nodes, let base, _): ([base] + nodes).flatMap(shapes)
    case .row(let nodes, _, _), .column(let nodes, _, _), .layers(let nodes, _):
      nodes.flatMap(shapes)
    case .padding(let node, _), .frame(let node, _), .border(let node, _), .offset(let node, _, _),
      .tagged(let node, _):
      shapes(in: node)
    default: []
    }
  }

  /// A node without the shapes and borders that text is drawn on.
  private static func withoutBackdrops(_ node: LayoutNode) -> LayoutNode {
    switch node {
    case .border(let node, _): withoutBackdrops(withoutMargins(node))
    case .overlay(let nodes, let base, let alignment):
      withoutBackdrops(.layers([base] + nodes, alignment))
    case .layers(let nodes, let alignment): texts(among: nodes, alignment)
    case .row(let nodes, let alignment, let spacing):
      .row(nodes.map(withoutBackdrops), alignment, spacing: spacing)
    case .column(let nodes, let alignment, let spacing):
      .column(nodes.map(withoutBackdrops), alignment, spacing: spacing)
    case .frame(let node, let frame): .frame(withoutBackdrops(node), frame)
    case .padding(let node, let insets): .padding(withoutBackdrops(node), insets)
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
