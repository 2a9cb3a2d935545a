/// Views side by side.
extension Drawing {
  func row(
    _ nodes: [Node], _ alignment: VerticalAlignment, _ spacing: Int, _ room: Proposal
  ) -> Block {
    let gaps = gaps(nodes, spacing)
    let widths = RowWidths(nodes, room: room.width.map { max($0 - gaps.reduce(0, +), 1) }) {
      block($0, Proposal(width: nil, height: room.height)).width
    }
    var blocks = zip(nodes, widths.columns).map { node, width in
      node.isSpacer
        ? Block(width: width ?? 0, height: 0)
        : block(node, Proposal(width: width, height: room.height))
    }
    let height = blocks.map(\.height).max() ?? 0
    for index in nodes.indices where nodes[index].isDivider {
      blocks[index] = verticalLine(height)
    }
    return joined(blocks, gaps, height, alignment)
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

  /// The columns before each view: none at the edge nor beside a spacer, which is room itself.
  private func gaps(_ nodes: [Node], _ spacing: Int) -> [Int] {
    nodes.indices.map { index in
      index == 0 || nodes[index].isSpacer || nodes[index - 1].isSpacer ? 0 : max(spacing, 0)
    }
  }

  private func verticalLine(_ height: Int) -> Block {
    var line = Block(width: 1, height: height)
    for row in 0..<height { line.draw(Block(line: boxes.vertical), y: row) }
    return line
  }
}

/// How the columns of a row are shared: pure arithmetic.
struct RowWidths {
  /// The columns that each view is offered; nil: as many as it likes.
  private(set) var columns: [Int?]

  /// - Parameters:
  ///   - nodes: The views.
  ///   - room: The columns for all; nil: as many as they like.
  ///   - ideal: The columns that a view takes when it may.
  init(_ nodes: [Node], room: Int?, ideal: (Node) -> Int) {
    columns = nodes.map { $0.isDivider ? 1 : $0.isSpacer ? $0.leastColumns : nil }
    guard let room else { return }
    let fixed = nodes.indices.filter {
      !nodes[$0].isDivider && !nodes[$0].isSpacer && !nodes[$0].isWidthFlexible
    }
    share(room - taken, among: fixed, wishing: fixed.map { ideal(nodes[$0]) })
    let flexible = nodes.indices.filter { nodes[$0].isWidthFlexible && !nodes[$0].isSpacer }
    let spacers = nodes.indices.filter { nodes[$0].isSpacer }
    if flexible.isEmpty {
      spread(room - taken + spacers.reduce(0) { $0 + columns[$1]! }, over: spacers)
    } else {
      spread(room - taken, over: flexible)
    }
  }

  private var taken: Int { columns.reduce(0) { $0 + ($1 ?? 0) } }

  /// Those that want little get it; the others share the rest equally.
  private mutating func share(_ room: Int, among indices: [Int], wishing wishes: [Int]) {
    var left = room
    let order = zip(indices, wishes).sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    for (place, (index, wish)) in order.enumerated() {
      let width = max(min(wish, left / (order.count - place)), 1)
      columns[index] = width
      left -= width
    }
  }

  /// Equal parts, but never less than a view has already; the first ones get what does not divide.
  private mutating func spread(_ room: Int, over indices: [Int]) {
    for (place, index) in indices.enumerated() {
      let part = max(room, 0) / indices.count + (place < max(room, 0) % indices.count ? 1 : 0)
      columns[index] = max(part, columns[index] ?? 1)
    }
  }
}
