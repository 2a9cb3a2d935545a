extension Node {
  /// What is to read in a node, on one line: a control is known by it.
  var plainText: String {
    switch self {
    case .text(let parts): parts.map(\.text).joined()
    case .symbol(let name, _): name
    case .spacer, .divider, .shape: ""
    case .control(let face): face.label.plainText
    case .overlay(let nodes, let base, _): Self.plainText([base] + nodes)
    case .section(let header, let content, let footer): Self.plainText(header + content + footer)
    case .row(let nodes, _, _), .column(let nodes, _, _), .layers(let nodes, _), .box(let nodes):
      Self.plainText(nodes)
    case .padding(let node, _), .frame(let node, _), .border(let node, _), .offset(let node, _, _),
      .tagged(let node, _), .titled(let node, _):
      node.plainText
    }
  }

  static func plainText(_ nodes: [Node]) -> String {
    nodes.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
