import Foundation
import Testing

/// docs/Architecture.md and docs/CONTRIBUTING.md name files and say what depends on what. The files and the index of the
/// compiler confirm it.
@Suite("What the pages about the structure say")
struct ArchitecturePageTests {
  @Test(
    "Every file that is named exists",
    arguments: ["docs/Architecture.md", "docs/CONTRIBUTING.md", "docs/Reliability.md"])
  func files(_ page: String) throws {
    let text = try String(contentsOf: ScenarioFiles.root.appending(path: page), encoding: .utf8)
    let named = Self.files(namedIn: text)
    try #require(named.count > 5, "the page names only \(named)")
    let files = try Self.sources()
    for name in named {
      #expect(files.contains { ("/" + $0).hasSuffix("/" + name) }, "`\(name)`")
    }
  }

  @Test("A file is named in backticks, with its folder, and without a placeholder")
  func names() {
    let text = """
      `Journal/Journal.swift` and `Sources/A/<Name>.swift`, Feature/File.swift, `load A/B.swift`,
      ```
      `Block/Code.swift`
      ```
      `Views.swift`
      """
    #expect(Self.files(namedIn: text) == ["Journal/Journal.swift"])
  }

  @Test("Modules and their folders depend on each other in the order that the page gives")
  func folders() throws {
    let page = ScenarioFiles.root.appending(path: "docs/Architecture.md")
    let modules = Self.modules(listedIn: try String(contentsOf: page, encoding: .utf8))
    try #require(modules.count == 7, "the page lists only \(modules.map(\.name))")
    for (index, module) in modules.enumerated() {
      let references = try SourceIndex.read().references(in: module.name).betweenFolders
      for (position, lower) in module.folders.enumerated() {
        let above = references[lower, default: []].intersection(module.folders[..<position])
        #expect(above.isEmpty, "\(module.name)/\(lower) uses \(above.sorted())")
      }
      let imports = try Self.imports(of: module.name)
      for upper in modules[..<index] { #expect(!imports.contains(upper.name), "\(module.name)") }
    }
  }

  /// The paths with a folder that stand in backticks, outside of code blocks.
  private static func files(namedIn text: String) -> [String] {
    let prose = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    return prose.matches(of: #/`([\w+]+(?:/[\w+]+)+\.swift)`/#).map { String($0.1) }
  }

  /// The rows of the table whose first column is a module and whose last one lists folders.
  private static func modules(listedIn text: String) -> [(name: String, folders: [String])] {
    guard let start = text.firstRange(of: "| module | what it has | folders |") else { return [] }
    let rows = text[start.upperBound...].split(separator: "\n").dropFirst()
      .prefix { $0.hasPrefix("|") }
    return rows.compactMap { row in
      let columns = row.split(separator: "|")
      let names = columns.map { $0.matches(of: #/`(\w+)`/#).map { String($0.1) } }
      guard let name = names.first?.first else { return nil }
      return (name, names.count > 2 ? names[2] : [])
    }
  }

  private static func imports(of module: String) throws -> Set<String> {
    var imports: Set<String> = []
    for file in try sources() where file.hasPrefix("Sources/\(module)/") {
      let text = try String(contentsOf: ScenarioFiles.root.appending(path: file), encoding: .utf8)
      imports.formUnion(text.matches(of: #/(?m)^import (\w+)$/#).map { String($0.1) })
    }
    return imports
  }

  private static func sources() throws -> [String] {
    let root = ScenarioFiles.root
    return try ["Sources", "Tests", "Plugins"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
  }
}
