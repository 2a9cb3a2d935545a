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
    let texts = source.texts
    for index in texts.indices.dropLast() where texts[index + 1] == "(" {
      let arguments = Self.arguments(after: index + 1, source, texts)
      switch texts[index] {
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
  private static func arguments(
    after start: Int, _ source: SourceText, _ texts: [String]
  ) -> [String: String] {
    var arguments: [String: String] = [:]
    for part in texts.arguments(after: start)?.parts ?? [] where part.count > 2 {
      guard let label = texts.label(of: part) else { continue }
      let value = part.lowerBound + (texts[part.lowerBound + 2] == "[" ? 3 : 2)
      guard source.tokens[value].kind == .string, !texts[value].contains("\\") else { continue }
      arguments[label] = String(texts[value].dropFirst().dropLast())
    }
    return arguments
  }
}
