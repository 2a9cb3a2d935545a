import Foundation

/// The initializers of the types that some executables declare, read from their symbols.
package struct Initializers: Sendable {
  /// The arguments of all initializers, keyed by the names of their types.
  private let known: [String: [[Argument]]]
  private var properties = SettableProperties()

  private struct Argument {
    let label: String
    /// The name of the type with its module: `Swift.Int`.
    let type: String
  }

  /// Reads the initializers in the contents of executable files.
  package init(executables: [Data]) {
    // The mangled name of an allocating initializer, which all structs have, ends in `fC`.
    let names = executables.flatMap { SymbolTable($0)?.names(endingIn: "fC") ?? [] }
    var known: [String: [[Argument]]] = [:]
    for name in names.compactMap(demangled) {
      guard let end = name.range(of: ".init(")?.lowerBound else { continue }
      known[String(name[..<end]), default: []].append(Self.arguments(of: name))
    }
    self.known = known
  }

  private init(known: [String: [[Argument]]], _ properties: SettableProperties) {
    self.known = known
    self.properties = properties
  }

  /// Reads the initializers and the properties in the contents of libraries that were compiled without optimization, which
  /// would remove accessors.
  package init(unoptimizedLibraries libraries: [Data]) {
    self.init(executables: libraries)
    properties = SettableProperties(libraries: libraries)
  }

  /// These initializers and those of other executables.
  package func adding(_ others: Initializers) -> Initializers {
    Initializers(
      known: known.merging(others.known) { $1 + $0 }, properties.merging(others.properties))
  }

  /// Whether another file of the module can assign a property of a type; `nil` if the symbols do not tell.
  package func canAssign(_ property: String, of type: Any.Type) -> Bool? {
    properties.contains(property, of: type)
  }

  /// Whether `type` has an initializer with these argument labels. `true` if the symbols do not tell.
  ///
  /// A struct that declares its own initializer has no memberwise initializer.
  package func exist(withLabels labels: [String], of type: Any.Type) -> Bool {
    known[_typeName(type, qualified: true)].map { $0.contains { $0.map(\.label) == labels } }
      ?? true
  }

  /// The types of the arguments of an initializer with these labels, as `Swift.Int`. `nil` if the symbols
  /// do not tell.
  package func argumentTypes(withLabels labels: [String], of type: Any.Type) -> [String]? {
    known[_typeName(type, qualified: true)]?.first { $0.map(\.label) == labels }?.map(\.type)
  }

  /// The argument labels of a demangled initializer: `["id", "title"]` for
  /// `init(id: Swift.Int, title: Swift.String) -> Todo`. An argument without a label gives `_`.
  package static func labels(of name: String) -> [String] { arguments(of: name).map(\.label) }

  /// The types of those arguments: `["Swift.Int", "Swift.String"]`.
  package static func types(of name: String) -> [String] { arguments(of: name).map(\.type) }

  private static func arguments(of name: String) -> [Argument] {
    guard let start = name.range(of: ".init(")?.upperBound else { return [] }
    var arguments: [Argument] = [], label: String?, word = "", depth = 0
    func end() {
      let type = word.trimmingCharacters(in: .whitespaces)
      if !type.isEmpty { arguments.append(Argument(label: label ?? "_", type: type)) }
      (label, word) = (nil, "")
    }
    for character in name[start...] {
      if character == ")", depth == 0 { break }
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character), word.last != "-" { depth -= 1 }
      if depth == 0, character == ":", label == nil {
        label = word.trimmingCharacters(in: .whitespaces)
        word = ""
      } else if depth == 0, character == "," {
        end()
      } else {
        word.append(character)
      }
    }
    end()
    return arguments
  }
}
