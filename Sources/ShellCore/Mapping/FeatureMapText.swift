/// The map of a project's features as text, as a Mermaid diagram, and as a picture.
///
/// ```
/// AppFeature
/// ├─ .list embeds ListFeature
/// │     ↓ .refresh
/// └─ .path(.detail) pushes DetailFeature
///       ↑ .delegate(.saved)
/// ↑ handled by the parent, ↓ sent by the parent
/// ```
struct FeatureMapText {
  private let root: MappedFeature
  private let crossings: [Int: [CrossingAction]]
  private let others: [String]

  /// - Parameters:
  ///   - texts: The source files.
  ///   - isComplete: Whether these are a project of its own, in which no other feature should be.
  ///   - outline: The names of all reducers that run, for those that have no actions of their own.
  init(_ map: FeatureMap, texts: [String], isComplete: Bool, outline: Set<String>) {
    root = map.root
    crossings = Dictionary(grouping: CrossingActions(in: texts, map).all, by: \.child)
    let mapped = Set(root.flattened.map(\.name)).union(map.collapsed).union(outline)
    others = (isComplete ? texts : []).flatMap(Modernizer.reducers).filter { !mapped.contains($0) }
  }

  // MARK: Text

  var lines: [String] {
    let signs = Set(crossings.values.joined().map(\.direction))
    let meanings = [
      signs.contains(.up) ? "↑ handled by the parent" : nil,
      signs.contains(.down) ? "↓ sent by the parent" : nil,
    ].compactMap(\.self)
    let key = meanings.isEmpty ? [] : [meanings.joined(separator: ", ")]
    let rest = others.isEmpty ? [] : ["not below \(root.name): \(others.joined(separator: ", "))"]
    return lines(root, parent: nil) + key + rest
  }

  private func lines(_ feature: MappedFeature, parent: String?) -> [String] {
    let title =
      parent == nil ? feature.name : "\(feature.place) \(feature.way.rawValue) \(feature.name)"
    let line = feature.children.isEmpty ? "   " : "│  "
    let crossing = (crossings[feature.number] ?? []).map { crossing in
      let sign = crossing.direction == .up ? "↑" : "↓"
      let other = crossing.reducer == parent ? "" : " (\(crossing.reducer))"
      return "\(line)\(sign) \(crossing.action)\(other)"
    }
    let parts = feature.children.map { lines($0, parent: feature.name) }
    let tree = TreeText.lines(title + (feature.isRepeated ? " (as above)" : ""), parts: parts)
    return tree.prefix(1) + crossing + tree.dropFirst()
  }

  // MARK: Diagrams

  /// The features, each once, with the ways to their children, and the actions that cross.
  private var graph: (features: [String], ways: [StateGraph.Edge], crossing: [StateGraph.Edge]) {
    let all = root.flattened
    let names = all.map(\.name).withoutRepetitions
    func edge(_ from: String, _ label: String, _ to: String) -> StateGraph.Edge {
      StateGraph.Edge(
        from: names.firstIndex(of: from)!, label: label, to: names.firstIndex(of: to)!)
    }
    let ways = all.flatMap { parent in
      parent.children.map { edge(parent.name, "\($0.way.rawValue) \($0.place)", $0.name) }
    }
    let crossing = all.flatMap { feature in
      (crossings[feature.number] ?? []).map { crossing in
        crossing.direction == .up
          ? edge(feature.name, crossing.action, crossing.reducer)
          : edge(crossing.reducer, crossing.action, feature.name)
      }
    }
    return (names, ways, crossing)
  }

  /// A flowchart: an arrow for each way to a child, and a dotted one for each action that crosses.
  var mermaid: String {
    let (features, ways, crossing) = graph
    let boxes = features.enumerated().map { "F\($0)[\"\(MermaidText.escaped($1))\"]" }
    func lines(_ edges: [StateGraph.Edge], _ arrow: String) -> [String] {
      edges.map { "F\($0.from) \(arrow)|\"\(MermaidText.escaped($0.label))\"| F\($0.to)" }
    }
    return
      (["flowchart LR"]
      + (boxes + lines(ways, "-->") + lines(crossing, "-.->")).map { "  \($0)" })
      .joined(separator: "\n")
  }

  /// The lines as a picture.
  var svg: String {
    let lines = lines, row = 18, margin = 16
    // A character of this font is at most 9 wide.
    let width = 9 * (lines.map(\.count).max() ?? 0) + 2 * margin
    let texts = lines.indices.map { index in
      "<text x=\"\(margin)\" y=\"\(margin + row * index + 13)\" xml:space=\"preserve\">\(MarkupText.escaped(lines[index]))</text>"
    }
    let start =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(row * lines.count + 2 * margin)\""
      + " font-family=\"monospace\" font-size=\"15\">"
    let ground = "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>"
    return ([start, ground] + texts + ["</svg>"]).joined(separator: "\n")
  }
}
