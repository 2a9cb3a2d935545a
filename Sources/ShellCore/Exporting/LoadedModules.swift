import SourceLoading

/// The modules of a loaded project, by the types that they declare.
struct LoadedModules {
  private var modules: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - files: The loaded files.
  ///   - names: The modules of the files, by their names.
  init(_ files: [(name: String, text: String)], _ names: [String: String]) {
    for file in files {
      guard let module = names[file.name] else { continue }
      let declared = SourceOutline(file.text).declarations.filter {
        $0.isType && $0.keyword != "extension"
      }
      for type in declared { modules[type.name, default: []].insert(module) }
    }
  }

  /// The modules that declare types.
  ///
  /// - Parameter types: Qualified names: `App.Counter.State`.
  func declaring(_ types: Set<String>) -> Set<String> {
    guard !modules.isEmpty else { return [] }
    let known = modules.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let names = types.flatMap { type in
      type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    }
    return names.reduce(into: []) { result, name in
      let parts = name.split(separator: ".").map(String.init)
      // The shell has compiled each module by itself, or all of them as one.
      if let module = parts.first, known.contains(module) {
        result.insert(module)
      } else if parts.count > 1 {
        result.formUnion(modules[parts[1]] ?? [])
      }
    }
  }
}

/// The types that values of some types consist of.
struct ReachableTypes {
  /// Their qualified names.
  private(set) var names: Set<String> = []
  private var visited: Set<ObjectIdentifier> = []

  init(of types: [Any.Type]) { types.forEach { visit($0) } }

  private mutating func visit(_ type: Any.Type) {
    guard visited.insert(ObjectIdentifier(type)).inserted else { return }
    names.insert(_typeName(type, qualified: true))
    if let layout = StructLayout.of(type) {
      layout.fields.forEach { visit($0.type) }
    } else if let layout = EnumLayout.of(type) {
      layout.cases.compactMap(\.payload).forEach { visit($0) }
    } else if let layout = TupleLayout.of(type) {
      layout.elements.forEach { visit($0.type) }
    }
  }
}
