/// The reducers of a project: which of them contain others, as `Child()` in a body or `case child(Child)` in an enum of reducers, and
/// which can be created.
package struct ReducerNesting {
  private var parents: [String: [String]] = [:]
  private let loaded: [(path: String, reducers: [String: Modernizer.LoadedReducer])]

  package init(_ files: [(path: String, text: String)]) {
    let sources = files.map { SwiftSource($0.text) }
    loaded = zip(files, sources).map { file, source in
      let reducers = Modernizer.loadedReducers(in: source).map { ($0.name, $0) }
      return (file.path, Dictionary(reducers, uniquingKeysWith: { $1 }))
    }
    let names = Set(sources.flatMap { Modernizer.reducers(in: $0) })
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

  /// The reducers of a file that can be created, by their names.
  package func loadedReducers(in path: String) -> [String: Modernizer.LoadedReducer] {
    loaded.first { $0.path == path }?.reducers ?? [:]
  }

  /// The nearest reducer around one that is in another file and can be created.
  package func parent(of name: String, besides path: String) -> Modernizer.LoadedReducer? {
    ancestors(of: name).lazy.compactMap { name in
      loaded.lazy.filter { $0.path != path }.compactMap { $0.reducers[name] }.first
    }.first
  }
}
