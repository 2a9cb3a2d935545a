/// The title of a screen, and the nodes without it.
struct ScreenTitle {
  let title: String?
  let nodes: [LayoutNode]

  /// Takes out the titles that nodes set. Of several titles the outermost counts.
  init(setBy nodes: [LayoutNode]) {
    var title: String?
    self.nodes = nodes.map { Self.removeTitles(of: $0, &title) }
    self.title = title
  }

  /// Takes out the first title that is drawn in nodes.
  init(drawnIn nodes: [LayoutNode]) {
    for (index, node) in nodes.enumerated() {
      guard let (title, rest) = Self.removeScreen(of: node) else { continue }
      self.title = title
      self.nodes = nodes[..<index] + [rest] + nodes[(index + 1)...]
      return
    }
    title = nil
    self.nodes = nodes
  }

  /// The nodes with the title above all of them.
  var screen: [LayoutNode] { title.map { [.screen(.group(nodes), title: $0)] } ?? nodes }

  /// Takes the titles out of a node that sets them. The first is stored in `title`, unless there is one already.
  private static func removeTitles(of node: LayoutNode, _ title: inout String?) -> LayoutNode {
    func cleared(_ nodes: [LayoutNode]) -> [LayoutNode] {
      nodes.map { removeTitles(of: $0, &title) }
    }
    func cleared(_ node: LayoutNode) -> LayoutNode { removeTitles(of: node, &title) }
    switch node {
    case .titled(let node, let text):
      title = title ?? text
      return cleared(node)
    case .row(let nodes, let alignment, let spacing):
      return .row(cleared(nodes), alignment, spacing: spacing)
    case .column(let nodes, let alignment, let spacing):
      return .column(cleared(nodes), alignment, spacing: spacing)
    case .wrappingRow(let nodes, let spacing):
      return .wrappingRow(cleared(nodes), spacing: spacing)
    case .layers(let nodes, let alignment): return .layers(cleared(nodes), alignment)
    case .padding(let node, let insets): return .padding(cleared(node), insets)
    case .frame(let node, let frame): return .frame(cleared(node), frame)
    case .border(let node, let style): return .border(cleared(node), style)
    case .offset(let node, let x, let y): return .offset(cleared(node), x: x, y: y)
    case .overlay(let nodes, let base, let alignment):
      let base = cleared(base)
      return .overlay(cleared(nodes), over: base, alignment)
    case .tagged(let node, let tag): return .tagged(cleared(node), tag)
    case .section(let header, let content, let footer):
      return .section(
        header: cleared(header), content: cleared(content), footer: cleared(footer))
    case .box(let nodes): return .box(cleared(nodes))
    case .text, .symbol, .spacer, .divider, .shape, .control, .screen: return node
    }
  }

  /// Takes out the first title that is drawn in a node; `nil` if there is none.
  private static func removeScreen(of node: LayoutNode) -> (title: String, node: LayoutNode)? {
    switch node {
    case .screen(let node, let title): return (title, node)
    case .column(let nodes, let alignment, let spacing):
      let rest = ScreenTitle(drawnIn: nodes)
      return rest.title.map { ($0, .column(rest.nodes, alignment, spacing: spacing)) }
    case .padding(let node, let insets):
      return removeScreen(of: node).map { ($0.title, .padding($0.node, insets)) }
    case .frame(let node, let frame):
      return removeScreen(of: node).map { ($0.title, .frame($0.node, frame)) }
    case .tagged(let node, let tag):
      return removeScreen(of: node).map { ($0.title, .tagged($0.node, tag)) }
    default: return nil
    }
  }
}
