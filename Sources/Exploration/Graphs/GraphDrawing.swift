extension StateGraph {
  /// The graph as an SVG picture: the states in rows by their distance from the first one.
  public var svg: String {
    let layout = GraphLayout(self)
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(layout.width) \(layout.height)\""
        + " font-family=\"monospace\" font-size=\"12\">",
      "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\""
        + " markerHeight=\"8\" orient=\"auto\"><path d=\"M0 0 8 4 0 8z\"/></marker></defs>",
    ]
    for edge in withoutLoops.edges { parts.append(layout.line(edge)) }
    for (index, state) in states.enumerated() { parts.append(layout.box(index, state)) }
    return (parts + ["</svg>"]).joined(separator: "\n")
  }

  /// The distance of each state from the first one; 0 for a state that cannot be reached.
  var distances: [Int] {
    var distances = Array(repeating: 0, count: states.count)
    var seen: Set<Int> = [0]
    var row = [0]
    var distance = 0
    let next = Dictionary(grouping: edges, by: \.from)
    while !row.isEmpty {
      distance += 1
      row = row.flatMap { next[$0] ?? [] }.map(\.to).filter { seen.insert($0).inserted }
      for state in row { distances[state] = distance }
    }
    return distances
  }
}

/// The places of the boxes in a picture.
private struct GraphLayout {
  let width: Int
  let height: Int
  private let centers: [(x: Int, y: Int)]
  private let boxWidth: Int
  private static let boxHeight = 28
  private static let rowHeight = 96

  init(_ graph: StateGraph) {
    let longest = graph.states.map { min(40, $0.count) }.max() ?? 0
    let boxWidth = max(60, longest * 8 + 16)
    let distances = graph.distances
    var columns: [Int: Int] = [:]
    centers = distances.map { distance in
      let column = columns[distance, default: 0]
      columns[distance] = column + 1
      return (
        x: 20 + boxWidth / 2 + column * (boxWidth + 40), y: 30 + distance * Self.rowHeight
      )
    }
    width = 40 + (columns.values.max() ?? 1) * (boxWidth + 40)
    height = 60 + ((distances.max() ?? 0)) * Self.rowHeight
    self.boxWidth = boxWidth
  }

  func box(_ index: Int, _ text: String) -> String {
    let center = centers[index]
    return "<g><title>\(Self.escaped(text))</title><rect x=\"\(center.x - boxWidth / 2)\""
      + " y=\"\(center.y - Self.boxHeight / 2)\" width=\"\(boxWidth)\" height=\"\(Self.boxHeight)\""
      + " rx=\"6\" fill=\"white\" stroke=\"black\"/><text x=\"\(center.x)\" y=\"\(center.y + 4)\""
      + " text-anchor=\"middle\">\(Self.escaped(Self.shortened(text)))</text></g>"
  }

  func line(_ edge: StateGraph.Edge) -> String {
    let (from, to) = (centers[edge.from], centers[edge.to])
    let down = to.y > from.y
    let (start, end) = (
      from.y + (down ? 1 : -1) * Self.boxHeight / 2, to.y - (down ? 1 : -1) * Self.boxHeight / 2
    )
    // Steps that lead back are bent, so that they do not cover those that lead on.
    let bend = down ? 0 : boxWidth / 2 + 16
    let (x, y) = ((from.x + to.x) / 2 + bend, (start + end) / 2)
    return "<path d=\"M\(from.x) \(start)Q\(x) \(y) \(to.x) \(end)\" fill=\"none\" stroke=\"gray\""
      + " marker-end=\"url(#tip)\"/><text x=\"\(x)\" y=\"\(y)\" fill=\"gray\">"
      + "\(Self.escaped(Self.shortened(edge.label)))</text>"
  }

  private static func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }

  // A scalar with a mark after it is another character to Swift, but not to a browser.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(scalar)
      }
    }.joined()
  }
}
