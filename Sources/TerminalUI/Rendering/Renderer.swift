/// Draws layout nodes: a pure function from a node and the space for it to a block of text.
struct Renderer {
  let boxes: BoxCharacters
  /// Whether something covers what is drawn. Then controls have no numbers, and text is gray.
  var isCovered = false

  /// Draws a node as large as it needs to be within the space that it is offered.
  func block(_ node: LayoutNode, _ space: Proposal) -> Block {
    switch node {
    case .text(let runs): text(runs, width: space.width)
    case .symbol(let name, let style): Block(line: "[\(ControlPictures.of(name))]", style)
    case .row(let nodes, let alignment, let spacing): row(nodes, alignment, spacing, space)
    case .wrappingRow(let nodes, let spacing): wrappingRow(nodes, spacing, space)
    case .column(let nodes, let alignment, let spacing): column(nodes, alignment, spacing, space)
    case .layers(let nodes, let alignment): layers(nodes, alignment, space)
    case .spacer: Block(width: 0, height: 0)
    case .divider: Block(line: boxes.line(space.width ?? 1))
    case .shape(let outline, let style, .automatic), .shape(let outline, let style, .stroked):
      ShapeRenderer(shape: outline, style: style, boxes: boxes).block(space)
    case .shape(let outline, let style, .filled):
      ShapeRenderer(shape: outline, style: style, boxes: boxes).filledBlock(space)
    case .padding(let node, let insets): padding(node, insets, space)
    case .frame(let node, let frame): framed(node, frame, space)
    case .border(let node, let style): border(node, style, space)
    case .offset(let node, let x, let y):
      block(node, space).moved(x: Points.columns(x), y: Points.rows(y))
    case .overlay(let nodes, let base, let alignment): overlay(nodes, base, alignment, space)
    case .control(let control): block(control.node(isCovered: isCovered), space)
    case .tagged(let node, _): block(node, space)
    case .section(let header, let content, let footer): section(header, content, footer, space)
    case .box(let nodes): BoxRenderer(content: self).block(nodes, space)
    case .titled(let node, _): block(node, space)
    case .screen(let node, let title): screen(node, title, space)
    }
  }

  private func text(_ runs: [StyledText], width: Int?) -> Block {
    let lines = TextWrapping(width: width).lines(runs).map { Block(line: $0) }
    var block = Block(width: lines.map(\.width).max() ?? 0, height: lines.count)
    for (row, line) in lines.enumerated() { block.draw(line, y: row) }
    return block
  }

  /// A section outside of a form or list.
  private func section(
    _ header: [LayoutNode], _ content: [LayoutNode], _ footer: [LayoutNode], _ space: Proposal
  ) -> Block {
    let indented = content.map { LayoutNode.padding($0, EdgeInsets(.leading, 16)) }
    return column(header + indented + footer, .leading, 0, space)
  }

  private func screen(_ node: LayoutNode, _ title: String, _ space: Proposal) -> Block {
    let title = text([StyledText(title, TextStyle(isBold: true))], width: space.width)
    let content = block(node, space.less(columns: 0, rows: title.height + 1))
    var block = Block(
      width: max(title.width, content.width), height: title.height + 1 + content.height)
    block.draw(title)
    block.draw(Block(line: String(repeating: boxes.double, count: title.width)), y: title.height)
    block.draw(content, y: title.height + 1)
    return block
  }
}
