/// The nodes inside a node.
extension LayoutNode {
  /// The nodes that this one consists of, from back to front and from top to bottom. The label of a control is not one of them.
  var children: [LayoutNode] {
    switch self {
    case .text, .symbol, .spacer, .divider, .shape, .control: []
    case .row(let nodes, _, _), .wrappingRow(let nodes, _), .column(let nodes, _, _),
      .layers(let nodes, _), .box(let nodes):
      nodes
    case .overlay(let nodes, let base, _): [base] + nodes
    case .section(let header, let content, let footer): header + content + footer
    case .padding(let node, _), .frame(let node, _), .border(let node, _), .offset(let node, _, _),
      .tagged(let node, _), .titled(let node, _), .screen(let node, _):
      [node]
    }
  }

  /// The node with other nodes in place of its children, which are changed in their order.
  func mapChildren(_ change: (LayoutNode) -> LayoutNode) -> LayoutNode {
    switch self {
    case .text, .symbol, .spacer, .divider, .shape, .control: return self
    case .row(let nodes, let alignment, let spacing):
      return .row(nodes.map(change), alignment, spacing: spacing)
    case .wrappingRow(let nodes, let spacing):
      return .wrappingRow(nodes.map(change), spacing: spacing)
    case .column(let nodes, let alignment, let spacing):
      return .column(nodes.map(change), alignment, spacing: spacing)
    case .layers(let nodes, let alignment): return .layers(nodes.map(change), alignment)
    case .box(let nodes): return .box(nodes.map(change))
    case .overlay(let nodes, let base, let alignment):
      let base = change(base)
      return .overlay(nodes.map(change), over: base, alignment)
    case .section(let header, let content, let footer):
      return .section(
        header: header.map(change), content: content.map(change), footer: footer.map(change))
    case .padding(let node, let insets): return .padding(change(node), insets)
    case .frame(let node, let frame): return .frame(change(node), frame)
    case .border(let node, let style): return .border(change(node), style)
    case .offset(let node, let x, let y): return .offset(change(node), x: x, y: y)
    case .tagged(let node, let tag): return .tagged(change(node), tag)
    case .titled(let node, let title): return .titled(change(node), title)
    case .screen(let node, let title): return .screen(change(node), title: title)
    }
  }

  var hasControl: Bool {
    if case .control = self { return true }
    return children.contains(where: \.hasControl)
  }
}
