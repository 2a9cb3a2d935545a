extension LayoutNode {
  /// Whether there is a control inside.
  var hasControl: Bool {
    switch self {
    case .control: true
    case .text, .symbol, .spacer, .divider, .shape: false
    case .overlay(let nodes, let base, _): (nodes + [base]).contains(where: \.hasControl)
    case .section(let header, let content, let footer):
      (header + content + footer).contains(where: \.hasControl)
    case .row(let nodes, _, _), .column(let nodes, _, _), .layers(let nodes, _), .box(let nodes),
      .wrappingRow(let nodes, _):
      nodes.contains(where: \.hasControl)
    case .padding(let node, _), .frame(let node, _), .border(let node, _), .offset(let node, _, _),
      .tagged(let node, _), .titled(let node, _), .screen(let node, _):
      node.hasControl
    }
  }
}
