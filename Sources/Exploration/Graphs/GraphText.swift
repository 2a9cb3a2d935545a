extension StateGraph {
  /// The states with their steps, one in a line. Steps that change nothing are summarized at the end.
  public var text: String {
    let moves = withoutLoops
    let width = min(40, moves.edges.map(\.label.count).max() ?? 0)
    var lines: [String] = []
    for (index, state) in states.enumerated() {
      lines.append(state)
      for edge in moves.edges where edge.from == index {
        let padding = String(repeating: " ", count: max(0, width - edge.label.count))
        lines.append("  \(edge.label)\(padding)  > \(states[edge.to])")
      }
    }
    lines += labelsWithoutEffect.map { "\($0) changes nothing." }
    return lines.joined(separator: "\n")
  }

  /// The graph in the language of Mermaid, which many pages draw.
  public var mermaid: String {
    var lines = ["stateDiagram-v2", "  [*] --> s0"]
    for (index, state) in states.enumerated() {
      lines.append("  s\(index) : \(Self.escapedForMermaid(state))")
    }
    for edge in withoutLoops.edges {
      lines.append("  s\(edge.from) --> s\(edge.to) : \(Self.escapedForMermaid(edge.label))")
    }
    return lines.joined(separator: "\n")
  }

  /// Mermaid ends a label at a semicolon, and reads `#` as the start of an entity.
  private static func escapedForMermaid(_ text: String) -> String {
    text.map { character in
      switch character {
      case ";": "#59;"
      case "#": "#35;"
      case ":": "#58;"
      case "\n": " "
      default: String(character)
      }
    }.joined()
  }
}
