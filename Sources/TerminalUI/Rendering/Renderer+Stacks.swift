/// Nodes side by side, below each other, and on top of each other.
extension Renderer {
  func row(
    _ nodes: [LayoutNode], _ alignment: VerticalAlignment, _ spacing: Int, _ space: Proposal
  ) -> Block {
    let gaps = gaps(nodes, spacing)
    let widths = RowWidths(
      nodes, room: space.width.map { max($0 - gaps.reduce(0, +), 1) },
      ideal: { block($0, Proposal(width: nil, height: space.height)).width },
      least: { leastWidth($0, wrappingButtons: $1) })
    if widths.breaksWords, nodes.count > 1, nodes.contains(where: \.hasControl) {
      return wrappingRow(nodes.filter { !$0.isSpacer && !$0.isDivider }, spacing, space)
    }
    var blocks = zip(nodes, widths.columns).map { node, width in
      node.isSpacer
        ? Block(width: width ?? 0, height: 0)
        : block(node, Proposal(width: width, height: space.height))
    }
    widths.giveSpare(of: &blocks, toSpacersOf: nodes)
    let height = blocks.map(\.height).max() ?? 0
    for index in nodes.indices where nodes[index].isDivider {
      blocks[index] = boxes.verticalLine(height)
    }
    return joined(blocks, gaps, height, alignment)
  }

  func wrappingRow(_ nodes: [LayoutNode], _ spacing: Int, _ space: Proposal) -> Block {
    guard let room = space.width else { return row(nodes, .center, spacing, space) }
    var rows: [[LayoutNode]] = []
    var columns = 0
    for node in nodes {
      let width = block(node, Proposal(width: nil, height: nil)).width
      if rows.isEmpty || columns + spacing + width > room {
        rows.append([node])
        columns = width
      } else {
        rows[rows.count - 1].append(node)
        columns += spacing + width
      }
    }
    let lines = rows.map { LayoutNode.row($0, .center, spacing: spacing) }
    return column(lines, .leading, 0, space)
  }

  func column(
    _ nodes: [LayoutNode], _ alignment: HorizontalAlignment, _ spacing: Int, _ space: Proposal
  ) -> Block {
    let blocks = columnBlocks(nodes, space)
    let width = blocks.map(\.width).max() ?? 0
    let gaps = gaps(nodes, spacing)
    let spacers = spacerRows(nodes, blocks, gaps, space.height)
    var column = Block(width: width, height: 0)
    for (index, block) in blocks.enumerated() {
      column.height += gaps[index]
      column.draw(block, x: alignment.offset(of: block.width, in: width), y: column.height)
      column.height += spacers[index] ?? block.height
    }
    return column
  }

  func layers(_ nodes: [LayoutNode], _ alignment: Alignment, _ space: Proposal) -> Block {
    let blocks = layerBlocks(LayoutNode.outlinedAroundText(nodes), space)
    let width = blocks.map(\.width).max() ?? 0
    let height = blocks.map(\.height).max() ?? 0
    var layers = Block(width: width, height: height)
    for block in blocks { layers.draw(block.placed(in: width, height, alignment)) }
    return layers
  }

  private func joined(
    _ blocks: [Block], _ gaps: [Int], _ height: Int, _ alignment: VerticalAlignment
  ) -> Block {
    var row = Block(width: 0, height: height)
    for (block, gap) in zip(blocks, gaps) {
      row.width += gap
      row.draw(block, x: row.width, y: alignment.offset(of: block.height, in: height))
      row.width += block.width
    }
    return row
  }

  /// The blocks of a column. A divider is as wide as the space, or as the widest other block. Fields, which fill the width on a
  /// phone, are as wide as the widest of them, so that they begin in the same column.
  private func columnBlocks(_ nodes: [LayoutNode], _ space: Proposal) -> [Block] {
    var blocks = nodes.map { block($0, Proposal(width: space.width, height: nil)) }
    let width = space.width ?? blocks.map(\.width).max() ?? 0
    for index in nodes.indices where nodes[index].isDivider {
      blocks[index] = Block(line: boxes.line(width))
    }
    let fields = nodes.indices.filter { nodes[$0].isField }
    let fieldWidth = fields.map { blocks[$0].width }.max() ?? 0
    for index in fields { blocks[index].width = fieldWidth }
    return blocks
  }

  /// The spacing before each node: none before the first node and none beside a spacer.
  func gaps(_ nodes: [LayoutNode], _ spacing: Int) -> [Int] {
    nodes.indices.map { index in
      index == 0 || nodes[index].isSpacer || nodes[index - 1].isSpacer ? 0 : max(spacing, 0)
    }
  }

  /// The rows of each spacer; nil for other nodes.
  private func spacerRows(
    _ nodes: [LayoutNode], _ blocks: [Block], _ gaps: [Int], _ height: Int?
  ) -> [Int?] {
    let spacers = nodes.indices.filter { nodes[$0].isSpacer }
    let used = blocks.reduce(0) { $0 + $1.height } + gaps.reduce(0, +)
    let rest = max((height ?? 0) - used, 0)
    var rows = [Int?](repeating: nil, count: nodes.count)
    for (place, index) in spacers.enumerated() {
      let part = rest / spacers.count + (place < rest % spacers.count ? 1 : 0)
      rows[index] = max(part, nodes[index].leastLength(Points.rows))
    }
    return rows
  }
}
