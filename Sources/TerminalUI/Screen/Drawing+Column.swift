/// Views below each other.
extension Drawing {
  func column(
    _ nodes: [Node], _ alignment: HorizontalAlignment, _ spacing: Int, _ room: Proposal
  ) -> Block {
    let blocks = columnBlocks(nodes, room)
    let width = blocks.map(\.width).max() ?? 0
    let gaps = gaps(nodes, spacing)
    let rest = spacerRows(nodes, blocks, gaps, room.height)
    var column = Block(width: width, height: 0)
    for (index, block) in blocks.enumerated() {
      column.height += gaps[index]
      column.draw(block, x: alignment.offset(of: block.width, in: width), y: column.height)
      column.height += rest[index] ?? block.height
    }
    return column
  }

  /// The views; a divider is as wide as the room, or as the widest of the others.
  private func columnBlocks(_ nodes: [Node], _ room: Proposal) -> [Block] {
    var blocks = nodes.map { block($0, Proposal(width: room.width, height: nil)) }
    let width = room.width ?? blocks.map(\.width).max() ?? 0
    for index in nodes.indices where nodes[index].isDivider {
      blocks[index] = Block(line: boxes.line(width))
    }
    return blocks
  }

  /// The rows before each view: none at the edge nor beside a spacer.
  private func gaps(_ nodes: [Node], _ spacing: Int) -> [Int] {
    nodes.indices.map { index in
      index == 0 || nodes[index].isSpacer || nodes[index - 1].isSpacer ? 0 : max(spacing, 0)
    }
  }

  /// The rows of each spacer; nil for what is none.
  private func spacerRows(
    _ nodes: [Node], _ blocks: [Block], _ gaps: [Int], _ height: Int?
  ) -> [Int?] {
    let spacers = nodes.indices.filter { nodes[$0].isSpacer }
    let taken = blocks.reduce(0) { $0 + $1.height } + gaps.reduce(0, +)
    let rest = max((height ?? 0) - taken, 0)
    var rows = [Int?](repeating: nil, count: nodes.count)
    for (place, index) in spacers.enumerated() {
      let part = rest / spacers.count + (place < rest % spacers.count ? 1 : 0)
      rows[index] = max(part, nodes[index].leastRows)
    }
    return rows
  }
}
