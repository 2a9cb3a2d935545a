/// Which reducers contain others, as `Child()` in a body, or as `case child(Child)` in an enum of reducers.
package struct ReducerNesting {
  private var parents: [String: [String]] = [:]

  package init(_ texts: [String]) {
    let sources = texts.map { SwiftSource($0) }
    let names = Set(texts.flatMap(Modernizer.reducers))
    for source in sources {
      for index in source.words.indices where Self.isCreated(at: index, in: source) {
        let name = source.text(index)
        guard names.contains(name),
          let parent = source.scopes(around: source.start(index)).first, parent != name,
          names.contains(parent), parents[name]?.contains(parent) != true
        else { continue }
        parents[name, default: []].append(parent)
      }
    }
  }

  private static func isCreated(at index: Int, in source: SwiftSource) -> Bool {
    guard source.isName(index), source.text(index - 1) != "." else { return false }
    return source.text(index + 1) == "("
      || ["(", ","].contains(source.text(index - 1)) && [")", ","].contains(source.text(index + 1))
  }

  /// The reducers that contain one, directly or through others, the nearest first.
  package func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var next = parents[name] ?? []
    while !next.isEmpty {
      let parent = next.removeFirst()
      guard parent != name, !found.contains(parent) else { continue }
      found.append(parent)
      next += parents[parent] ?? []
    }
    return found
  }
}
