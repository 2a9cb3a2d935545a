/// Divides the columns of a row among its nodes.
///
/// If not everything fits, texts wrap first, then the labels of buttons.
struct RowWidths {
  /// The columns that each node is offered; nil offers unlimited space.
  private(set) var columns: [Int?]
  /// Whether words must be broken even if all nodes wrap.
  private(set) var breaksWords = false

  /// - Parameters:
  ///   - nodes: The nodes of the row.
  ///   - room: The columns for all of them; nil for unlimited space.
  ///   - ideal: The columns that a node takes in unlimited space.
  ///   - least: The columns that a node needs to break no word, with the labels of buttons whole or wrapped.
  init(
    _ nodes: [LayoutNode], room: Int?, ideal: (LayoutNode) -> Int,
    least: (_ node: LayoutNode, _ wrapsButtons: Bool) -> Int
  ) {
    columns = nodes.map { $0.isDivider ? 1 : $0.isSpacer ? $0.leastLength(Points.columns) : nil }
    guard let room else { return }
    let spacers = nodes.indices.filter { nodes[$0].isSpacer }
    let flexible = nodes.indices.filter { nodes[$0].isWidthFlexible && !nodes[$0].isSpacer }
    let fixed = nodes.indices.filter {
      !nodes[$0].isDivider && !nodes[$0].isSpacer && !nodes[$0].isWidthFlexible
    }
    let ideals = fixed.map { ideal(nodes[$0]) }
    if ideals.reduce(0, +) + flexible.count <= room - used {
      share(room - used, among: fixed, ideals: ideals)
    } else {
      let (leasts, reserved) = leasts(nodes, fixed, flexible, room - used, ideals, least)
      share(room - used - reserved, among: fixed, ideals: ideals, leasts: leasts)
    }
    if flexible.isEmpty {
      distribute(room - used + spacers.reduce(0) { $0 + columns[$1]! }, among: spacers)
    } else {
      distribute(room - used, among: flexible)
    }
  }

  /// Gives the columns that wrapped text leaves to the spacers of the row.
  func giveSpare(of blocks: inout [Block], toSpacersOf nodes: [LayoutNode]) {
    let spacers = nodes.indices.filter { nodes[$0].isSpacer }
    let spare = nodes.indices.filter { !nodes[$0].isSpacer && !nodes[$0].isDivider }
      .reduce(0) { $0 + max((columns[$1] ?? 0) - blocks[$1].width, 0) }
    for (place, index) in spacers.enumerated() {
      blocks[index].width +=
        spare / spacers.count + (place < spare % spacers.count ? 1 : 0)
    }
  }

  private var used: Int { columns.reduce(0) { $0 + ($1 ?? 0) } }

  /// The least columns of the fixed nodes, and the columns to reserve for the flexible ones; zero if that is too much.
  private mutating func leasts(
    _ nodes: [LayoutNode], _ fixed: [Int], _ flexible: [Int], _ room: Int, _ ideals: [Int],
    _ least: (_ node: LayoutNode, _ wrapsButtons: Bool) -> Int
  ) -> (leasts: [Int], reserved: Int) {
    for wrapsButtons in [false, true] {
      let leasts = zip(fixed, ideals).map { min(least(nodes[$0], wrapsButtons), $1) }
      let reserved = flexible.reduce(0) { $0 + least(nodes[$1], wrapsButtons) }
      if leasts.reduce(0, +) + reserved <= room { return (leasts, reserved) }
    }
    breaksWords = true
    return (fixed.map { _ in 0 }, 0)
  }

  /// Gives each node its least columns, then gives narrow nodes what they need and divides the rest equally.
  private mutating func share(_ room: Int, among indices: [Int], ideals: [Int], leasts: [Int]) {
    var left = room
    var others = Array(indices.indices)
    while let place = others.first(where: { leasts[$0] > left / others.count }) {
      columns[indices[place]] = leasts[place]
      left -= leasts[place]
      others.removeAll { $0 == place }
    }
    share(left, among: others.map { indices[$0] }, ideals: others.map { ideals[$0] })
  }

  /// Gives narrow nodes what they need and divides the rest equally.
  private mutating func share(_ room: Int, among indices: [Int], ideals: [Int]) {
    var left = room
    let order = zip(indices, ideals).sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    for (place, (index, ideal)) in order.enumerated() {
      let width = max(min(ideal, left / (order.count - place)), 1)
      columns[index] = width
      left -= width
    }
  }

  /// Divides equally, but takes nothing away; the first nodes get the remainder.
  private mutating func distribute(_ room: Int, among indices: [Int]) {
    for (place, index) in indices.enumerated() {
      let part = max(room, 0) / indices.count + (place < max(room, 0) % indices.count ? 1 : 0)
      columns[index] = max(part, columns[index] ?? 1)
    }
  }
}

extension Renderer {
  /// The columns that a node needs to break no word.
  ///
  /// - Parameter wrapsButtons: Whether the labels of buttons may have several lines.
  func leastWidth(_ node: LayoutNode, wrappingButtons wrapsButtons: Bool) -> Int {
    func least(_ node: LayoutNode) -> Int { leastWidth(node, wrappingButtons: wrapsButtons) }
    func widest(_ nodes: [LayoutNode]) -> Int { nodes.map(least).max() ?? 0 }
    switch node {
    case .text(let runs): return leastWidth(runs)
    case .symbol, .shape: return block(node, Proposal(width: 1, height: 1)).width
    case .divider: return 1
    case .spacer: return node.leastLength(Points.columns)
    case .control(let control) where control.isButton && !wrapsButtons:
      return block(node, Proposal()).width
    case .control(let control): return least(control.node(isCovered: isCovered))
    case .row(let nodes, _, let spacing):
      return nodes.map(least).reduce(0, +) + gaps(nodes, spacing).reduce(0, +)
    case .column(let nodes, _, _), .layers(let nodes, _), .wrappingRow(let nodes, _):
      return widest(nodes)
    case .box(let nodes): return widest(nodes) + 4
    case .section(let header, let content, let footer): return widest(header + content + footer)
    case .padding(let node, let insets):
      return least(node) + max(Points.columns(insets.leading), 0)
        + max(Points.columns(insets.trailing), 0)
    case .border(let node, _): return least(node) + 2
    case .frame(let node, let frame): return max(least(node), frame.width.map(Points.columns) ?? 0)
    case .offset(let node, _, _), .overlay(_, let node, _), .tagged(let node, _),
      .titled(let node, _), .screen(let node, _):
      return least(node)
    }
  }

  /// The columns of the longest word, and of the spaces at the end, as in the number of a control.
  private func leastWidth(_ runs: [StyledText]) -> Int {
    let words = TextWrapping(width: 1, rule: .wholeWords).lines(runs).map(\.columns).max() ?? 0
    return words + runs.map(\.text).joined().reversed().prefix { $0 == " " }.count
  }
}
