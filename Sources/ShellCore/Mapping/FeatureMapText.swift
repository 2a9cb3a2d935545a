/// The map of a project's features as text, and as a Mermaid diagram.
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

  // MARK: Mermaid

  /// A flowchart: an arrow for each way to a child, and a dotted one for each action that crosses.
  var mermaid: String {
    let all = root.flattened
    let names: [String] = all.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    func id(_ name: String) -> String { "F\(names.firstIndex(of: name)!)" }
    let boxes = names.map { "\(id($0))[\"\(MermaidText.escaped($0))\"]" }
    let arrows = all.flatMap { parent in
      parent.children.map { child in
        let label = "\(child.way.rawValue) \(child.place)"
        return "\(id(parent.name)) -->|\"\(MermaidText.escaped(label))\"| \(id(child.name))"
      }
    }
    let dotted = all.flatMap { feature in
      (crossings[feature.number] ?? []).map { crossing in
        let ends = [feature.name, crossing.reducer].map(id)
        let (from, to) = crossing.direction == .up ? (ends[0], ends[1]) : (ends[1], ends[0])
        return "\(from) -.->|\"\(MermaidText.escaped(crossing.action))\"| \(to)"
      }
    }
    return (["flowchart LR"] + (boxes + arrows + dotted).map { "  \($0)" }).joined(separator: "\n")
  }
}
