import SwiftReading

/// What a package's manifest says about its sources, found by reading its tokens.
///
/// ```swift
/// let manifest = ManifestOutline(".package(path: \"../Model\")")
/// manifest.localPackages  // ["../Model"]
/// ```
package struct ManifestOutline: Equatable, Sendable {
  struct Target: Equatable, Sendable {
    let name: String
    /// The folder of the target, relative to the manifest; `nil` for the usual one.
    let path: String?
    /// The first pattern of the files of the target, as Tuist has it.
    var sources: String?
    let isTest: Bool
  }

  private(set) var targets: [Target] = []
  /// The folders of other packages, relative to the manifest.
  package private(set) var localPackages: [String] = []
  /// The products of other packages.
  private(set) var products: [String] = []

  package init(_ text: String) {
    let source = SourceText(text)
    for index in source.tokens.indices.dropLast() where source[source.tokens[index + 1]] == "(" {
      let arguments = Self.arguments(after: index + 1, source)
      switch source[source.tokens[index]] {
      case "target", "executableTarget", "macro":
        add(target: arguments, isTest: false)
      case "testTarget": add(target: arguments, isTest: true)
      case "package": localPackages += arguments["path"].map { [$0] } ?? []
      case "product":
        if arguments["package"] != nil { products += arguments["name"].map { [$0] } ?? [] }
      default: break
      }
    }
  }

  private mutating func add(target arguments: [String: String], isTest: Bool) {
    guard let name = arguments["name"] else { return }
    let target = Target(
      name: name, path: arguments["path"], sources: arguments["sources"], isTest: isTest)
    // A dependency on a target is written like a target, without a path.
    if let index = targets.firstIndex(where: { $0.name == name }) {
      if target.path != nil || target.sources != nil || isTest { targets[index] = target }
    } else {
      targets.append(target)
    }
  }

  /// The arguments of a call that are plain strings, or lists of them, by their labels. Of a list, the first one counts.
  private static func arguments(after start: Int, _ source: SourceText) -> [String: String] {
    let tokens = source.tokens
    var (depth, arguments) = (0, [String: String]())
    for index in tokens.indices[start...] {
      let text = source[tokens[index]]
      if tokens[index].kind == .punctuation, "([{".contains(text) { depth += 1 }
      if tokens[index].kind == .punctuation, ")]}".contains(text) { depth -= 1 }
      if depth == 0 { break }
      guard depth == 1, tokens[index].kind == .word, index + 3 < tokens.count,
        source[tokens[index + 1]] == ":"
      else { continue }
      let first = tokens[source[tokens[index + 2]] == "[" ? index + 3 : index + 2]
      guard first.kind == .string else { continue }
      let value = source[first]
      if !value.contains("\\") { arguments[text] = String(value.dropFirst().dropLast()) }
    }
    return arguments
  }
}
