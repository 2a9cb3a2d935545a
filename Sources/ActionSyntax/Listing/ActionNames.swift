/// The names of the cases of an action type and of the actions inside it, to find out whether a text names an action.
///
/// ```swift
/// let names = ActionNames(ProductDetail.Action.self)
/// names.unknownName(in: ".amountControl.plusButtonTapped")  // nil
/// names.unknownName(in: ".amountControl.nope")              // "nope"
/// ```
package struct ActionNames {
  /// Beyond this number, the cases inside are not all known.
  private static let limit = 1_000

  private let root: Any.Type
  private var paths: [String] = []
  /// The names of cases of payloads that are not actions, such as `failure`.
  private var others: Set<String> = ["set"]
  private var isComplete: Bool { paths.count < Self.limit }

  package init(_ root: Any.Type) {
    self.root = root
    let coverage = ActionCoverage(root).paths
    paths = coverage + coverage.map(Self.short)
    addNames(of: root)
  }

  /// The first name of a path that no action has. The path begins at any action, and its last name may be incomplete, as in a
  /// pattern: `.amountControl`, `.plusButton`, `ticked`.
  package func unknownName(in pattern: String) -> String? {
    guard isComplete else { return nil }
    let pattern = Self.path(pattern)
    let names = pattern.split(separator: ".").map(String.init)
    guard let last = names.last, !isPart(pattern) else { return nil }
    if names.count == 1 {
      return others.contains { $0.lowercased().hasPrefix(last.lowercased()) } ? nil : last
    }
    for count in 1..<names.count {
      let part = "." + names.prefix(count).joined(separator: ".") + "."
      if !isPart(part) { return names[count - 1] }
    }
    return last
  }

  /// The first name of a path from the root that no action has: `.destination.add.saved`.
  package func unknownName(inPath path: String) -> String? {
    guard isComplete else { return nil }
    let names = path.split(separator: ".").map(String.init)
    for count in names.indices {
      let part = "." + names[...count].joined(separator: ".")
      if !paths.contains(where: { Self.begins($0, with: part) || Self.begins(part, with: $0) }) {
        return names[count]
      }
    }
    return nil
  }

  /// The path of the action whose name is nearest to `name`.
  package func nearest(to name: String) -> String? {
    ActionTree(root).nearestPath(to: name).map { Self.short($0.path) }
      ?? NearestName.to(name, in: names).map { "." + $0 }
  }

  /// The names of the root's cases.
  package var names: [String] { EnumLayout.of(root)?.cases.map(\.name).sorted() ?? [] }

  /// Whether some action's line contains a text. What follows the last case of an action belongs to its payload.
  private func isPart(_ text: String) -> Bool {
    let text = text.lowercased()
    return paths.contains { path in
      let path = path.lowercased()
      if (path + ".").contains(text) { return true }
      return path.indices.contains { start in
        path[start] == "." && text.hasPrefix(path[start...] + ".")
      }
    }
  }

  private static func begins(_ path: String, with part: String) -> Bool {
    path == part || path.hasPrefix(part + ".")
  }

  /// A path without the cases of the architecture's own types: `.destination.add` for `.destination.presented.add`.
  private static func short(_ path: String) -> String {
    path.replacing(".presented.", with: ".").replacing(".element.", with: ".")
  }

  /// `.amountControl.plus` for `.amountControl(.plus`, up to the first value.
  private static func path(_ pattern: String) -> String {
    String(
      pattern.replacing("(.", with: ".")
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }

  /// Adds the names of a type's cases, and of all enums inside them.
  private mutating func addNames(of root: Any.Type) {
    var open = [root], known: Set<ObjectIdentifier> = []
    while let type = open.popLast(), others.count < Self.limit {
      guard known.insert(ObjectIdentifier(type)).inserted else { continue }
      let inner = (type as? any OptionalType.Type)?.wrapped ?? type
      guard let layout = EnumLayout.of(inner) else { continue }
      for enumCase in layout.cases where enumCase.isResolved {
        others.insert(enumCase.name)
        open += CaseElement.all(of: enumCase).map(\.type)
      }
    }
  }
}
