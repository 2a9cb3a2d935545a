import Foundation

/// The properties that other files of a module can assign, read from the symbols of unoptimized libraries.
struct SettableProperties: Sendable {
  /// The names of the properties, keyed by the names of their types without generic arguments.
  private var known: [String: Set<String>] = [:]

  init() {}

  /// Reads the properties in the contents of library files.
  init(libraries: [Data]) {
    // The mangled name of a setter ends in `vs`.
    let names = libraries.flatMap { SymbolTable($0)?.names(endingIn: "vs") ?? [] }
    for name in names.compactMap(demangled) {
      // A private property reads `(name in _3F2B...)`, where the number stands for its file.
      guard let end = name.range(of: ".setter :")?.lowerBound, !name[..<end].contains(" in _"),
        let dot = name[..<end].lastIndex(of: ".")
      else { continue }
      let property = String(name[name.index(after: dot)..<end])
      known[String(name[..<dot]), default: []].insert(property)
    }
  }

  func merging(_ others: Self) -> Self {
    var merged = self
    merged.known.merge(others.known) { $0.union($1) }
    return merged
  }

  /// Whether a property of a type can be assigned; `nil` if the symbols do not tell.
  func contains(_ property: String, of type: Any.Type) -> Bool? {
    known[Self.withoutArguments(_typeName(type, qualified: true))].map { $0.contains(property) }
  }

  /// `Shop.Box.Item` for `Shop.Box<Swift.Int>.Item`.
  private static func withoutArguments(_ name: String) -> String {
    var depth = 0
    return name.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
  }
}
