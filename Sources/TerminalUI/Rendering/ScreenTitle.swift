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
    switch node {
    case .titled(let node, let text):
      title = title ?? text
      return removeTitles(of: node, &title)
    case .screen: return node
    default: return node.mapChildren { removeTitles(of: $0, &title) }
    }
  }

  /// Takes out the first title that is drawn in a node; `nil` if there is none.
  private static func removeScreen(of node: LayoutNode) -> (title: String, node: LayoutNode)? {
    switch node {
    case .screen(let node, let title): return (title, node)
    case .column(let nodes, let alignment, let spacing):
      let rest = ScreenTitle(drawnIn: nodes)
      return rest.title.map { ($0, .column(rest.nodes, alignment, spacing: spacing)) }
    case .padding(let inner, _), .frame(let inner, _), .tagged(let inner, _):
      return removeScreen(of: inner).map { rest in
        (rest.title, node.mapChildren { _ in rest.node })
      }
    default: return nil
    }
  }
}
