import Foundation

/// The initializers of the types that some executables declare, read from their symbols.
package struct Initializers: Sendable {
  /// The labels of all initializers, keyed by the names of their types.
  private let known: [String: [[String]]]

  /// Reads the initializers in the contents of executable files.
  package init(executables: [Data]) {
    // The mangled name of an allocating initializer, which all structs have, ends in `fC`.
    let names = executables.flatMap { SymbolTable($0)?.names(endingIn: "fC") ?? [] }
    var known: [String: [[String]]] = [:]
    for name in names.compactMap(demangled) {
      guard let end = name.range(of: ".init(")?.lowerBound else { continue }
      known[String(name[..<end]), default: []].append(Self.labels(of: name))
    }
    self.known = known
  }

  /// Whether `type` has an initializer with these argument labels. `true` if the symbols do not tell.
  ///
  /// A struct that declares its own initializer has no memberwise initializer.
  package func exist(withLabels labels: [String], of type: Any.Type) -> Bool {
    known[_typeName(type, qualified: true)].map { $0.contains(labels) } ?? true
  }

  /// The argument labels of a demangled initializer: `["id", "title"]` for
  /// `init(id: Swift.Int, title: Swift.String) -> Todo`. An argument without a label gives `_`.
  package static func labels(of name: String) -> [String] {
    guard let start = name.range(of: ".init(")?.upperBound else { return [] }
    var labels: [String] = [], word = "", depth = 0, isLabel = true
    for character in name[start...] {
      if character == ")", depth == 0 { break }
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth == 0, character == ":", isLabel {
        labels.append(word.filter { !$0.isWhitespace })
        isLabel = false
      } else if depth == 0, character == "," {
        if isLabel { labels.append("_") }
        (word, isLabel) = ("", true)
      } else {
        word.append(character)
      }
    }
    let isRest = isLabel && !word.filter({ !$0.isWhitespace }).isEmpty
    return labels + (isRest ? ["_"] : [])
  }
}
