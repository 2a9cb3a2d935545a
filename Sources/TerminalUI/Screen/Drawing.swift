/// Draws nodes: a pure function from a node and the room for it to letters in places.
struct Drawing {
  let boxes: BoxCharacters

  /// The node, drawn as large as it needs within the room that it is offered.
  func block(_ node: Node, _ room: Proposal) -> Block {
    switch node {
    case .text(let parts): text(parts, width: room.width)
    case .symbol(let name, let style): Block(line: "[\(ControlPictures.of(name))]", style)
    case .row(let nodes, let alignment, let spacing): row(nodes, alignment, spacing, room)
    case .column(let nodes, let alignment, let spacing): column(nodes, alignment, spacing, room)
    case .layers(let nodes, let alignment): layers(nodes, alignment, room)
    case .spacer: Block(width: 0, height: 0)
    case .divider: Block(line: boxes.line(room.width ?? 1))
    case .shape(let outline, let style): shape(outline, style, room)
    case .padding(let node, let insets): padding(node, insets, room)
    case .frame(let node, let frame): framed(node, frame, room)
    case .border(let node, let style): border(node, style, room)
    case .offset(let node, let x, let y):
      block(node, room).moved(x: Points.columns(x), y: Points.rows(y))
    case .overlay(let nodes, let base, let alignment): overlay(nodes, base, alignment, room)
    case .control(let face): block(face.node, room)
    case .tagged(let node, _): block(node, room)
    case .section(let header, let content, let footer): section(header, content, footer, room)
    case .box(let nodes): box(nodes, room)
    case .titled(let node, let title): titled(node, title, room)
    }
  }

  private func text(_ parts: [StyledText], width: Int?) -> Block {
    let lines = TextWrapping(width: width).lines(parts).map { Block(line: $0) }
    var block = Block(width: lines.map(\.width).max() ?? 0, height: lines.count)
    for (row, line) in lines.enumerated() { block.draw(line, y: row) }
    return block
  }

  private func layers(_ nodes: [Node], _ alignment: Alignment, _ room: Proposal) -> Block {
    let blocks = nodes.map { block($0, room) }
    let width = blocks.map(\.width).max() ?? 0
    let height = blocks.map(\.height).max() ?? 0
    var layers = Block(width: width, height: height)
    for block in blocks { layers.draw(block.placed(in: width, height, alignment)) }
    return layers
  }

  private func titled(_ node: Node, _ title: String, _ room: Proposal) -> Block {
    let title = text([StyledText(title, TextStyle(isBold: true))], width: room.width)
    let content = block(node, room.less(columns: 0, rows: title.height + 1))
    var block = Block(
      width: max(title.width, content.width), height: title.height + 1 + content.height)
    block.draw(title)
    block.draw(Block(line: String(repeating: boxes.double, count: title.width)), y: title.height)
    block.draw(content, y: title.height + 1)
    return block
  }
}
