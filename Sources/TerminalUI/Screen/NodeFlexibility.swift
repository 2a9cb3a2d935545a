/// What a row or column asks a node before it draws it.
extension Node {
  var isSpacer: Bool {
    if case .spacer = self { return true }
    return false
  }

  var isDivider: Bool {
    if case .divider = self { return true }
    return false
  }

  /// A spacer's columns where room is short.
  var leastColumns: Int {
    guard case .spacer(let length) = self else { return 0 }
    return max(length.map(Points.columns) ?? 1, 0)
  }

  /// A spacer's rows where room is short.
  var leastRows: Int {
    guard case .spacer(let length) = self else { return 0 }
    return max(length.map(Points.rows) ?? 1, 0)
  }

  /// Whether the node takes all columns that it is offered.
  var isWidthFlexible: Bool {
    switch self {
    case .spacer, .box: true
    case .shape(let shape, _): shape == .rectangle
    case .text, .symbol, .divider, .control: false
    case .row(let nodes, _, _): nodes.contains(where: \.isWidthFlexible)
    case .column(let nodes, _, _), .layers(let nodes, _):
      nodes.contains { !$0.isSpacer && ($0.isDivider || $0.isWidthFlexible) }
    case .frame(let node, let frame):
      frame.width == nil && (frame.maxWidth != nil || node.isWidthFlexible)
    case .section(let header, let content, let footer):
      (header + content + footer).contains(where: \.isWidthFlexible)
    case .padding(let node, _), .border(let node, _), .offset(let node, _, _),
      .overlay(_, let node, _), .tagged(let node, _), .titled(let node, _):
      node.isWidthFlexible
    }
  }
}
