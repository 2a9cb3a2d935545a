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

  @Test("Every type that is named exists", arguments: try Self.pages())
  func types(_ page: String) throws {
    let text = try String(contentsOf: ScenarioFiles.root.appending(path: page), encoding: .utf8)
    let known = try Self.declared()
    #expect(Self.types(namedIn: text).filter { !known.contains($0) } == [])
  }

  @Test("A type is named in backticks, outside of code blocks")
  func typeNames() {
    let text = "`Journal`, `JSON`, `advance`, Plain, `Array<Int>`\n```\n`Block`\n```\n`Store`"
    #expect(Self.types(namedIn: text) == ["Journal", "Store"])
  }

  @Test("The table lists every folder of the shell, and every folder in it")
  func listedFolders() throws {
    let rows = try Self.shellFolders()
    let paths = try Self.sources().filter { $0.hasPrefix("Sources/ShellCore/") }
      .map { $0.split(separator: "/").dropFirst(2).dropLast() }
    #expect(Set(rows.map(\.name)) == Set(paths.compactMap { $0.first.map(String.init) }))
    for row in rows {
      let inside = paths.filter { $0.first.map(String.init) == row.name }
        .compactMap { $0.dropFirst().first.map(String.init) }
      #expect(Set(row.folders) == Set(inside), "\(row.name)")
    }
  }

  @Test("Modules that the page calls independent have no dependencies in the manifest")
  func independent() throws {
    let root = ScenarioFiles.root
    let page = try String(contentsOf: root.appending(path: "docs/Architecture.md"), encoding: .utf8)
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let start = try #require(
      page.firstRange(of: "These depend on no other module of the package: "))
    let sentence = page[start.upperBound...].prefix { $0 != "." }
    let modules = sentence.matches(of: #/`(\w+)`/#).map { String($0.1) }
    try #require(modules.count > 5)
    for module in modules {
      let parts = manifest.components(separatedBy: ".target(name: \"\(module)\"")
      try #require(parts.count == 2, "\(module)")
      let declaration = parts[1].components(separatedBy: "target(")[0]
      #expect(!declaration.contains("dependencies:"), "\(module)")
    }
  }

  @Test("The folders of the shell depend on each other in the order that the page gives")
  func folders() throws {
    let rows = try Self.shellFolders()
    try #require(rows.count > 15, "the page lists only \(rows.map(\.name))")
    let index = try SourceIndex.read()
    let lists =
      [("ShellCore", rows.map(\.name))] + rows.map { ("ShellCore/\($0.name)", $0.folders) }
    for (room, folders) in lists {
      let references = index.references(in: room).betweenFolders
      for (position, lower) in folders.enumerated() {
        let above = references[lower, default: []].intersection(folders[..<position])
        #expect(above.isEmpty, "\(room)/\(lower) uses \(above.sorted())")
      }
    }
  }

  /// The page about the structure, the one about contributing, and the decisions.
  private static func pages() throws -> [String] {
    let decisions = ScenarioFiles.root.appending(path: "docs/decisions").path
    return try ["docs/Architecture.md", "docs/CONTRIBUTING.md"]
      + FileManager.default.contentsOfDirectory(atPath: decisions).filter { $0.hasSuffix(".md") }
      .sorted().map { "docs/decisions/\($0)" }
  }

  /// The names in backticks that begin with a capital letter and have a small one.
  private static func types(namedIn text: String) -> [String] {
    let prose = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    return prose.matches(of: #/`([A-Z]\w*[a-z]\w*)`/#).map { String($0.1) }
  }

  /// Types that other packages declare.
  private static let others: Set = [
    "Any", "CancellationError", "Codable", "CustomDumpStringConvertible", "Locale",
    "ObservationRegistrar", "Process",
    "Sendable", "XCTest",
  ]

  /// What the sources declare, and the names of modules, folders, and files.
  private static func declared() throws -> Set<String> {
    try declarations.get()
  }

  private static let declarations: Result<Set<String>, any Error> = Result {
    let root = ScenarioFiles.root
    let keywords: Set<Substring> = [
      "struct", "class", "enum", "actor", "protocol", "typealias", "macro", "case", "extension",
    ]
    var names = others
    for path in try ["Sources", "Tests", "Plugins", "Examples", "Scenarios"].flatMap({ folder in
      [folder]
        + (try FileManager.default.subpathsOfDirectory(
          atPath: root.appending(path: folder).path)).map { "\(folder)/\($0)" }
    }) {
      names.insert(String(path.split(separator: "/").last?.split(separator: ".").first ?? ""))
      names.insert(String(path.split(separator: "/").last ?? ""))
      guard path.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        let words = Substring(line).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.prefix(8)
        for (keyword, name) in zip(words, words.dropFirst()) where keywords.contains(keyword) {
          names.insert(String(name))
        }
      }
    }
    return names
  }

  /// The paths with a folder that stand in backticks, outside of code blocks.
  private static func files(namedIn text: String) -> [String] {
    let prose = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    return prose.matches(of: #/`([\w+]+(?:/[\w+]+)+\.swift)`/#).map { String($0.1) }
  }

  /// The rows of the table whose first column is a folder of the shell and whose last one lists the folders in it.
  private static func shellFolders() throws -> [(name: String, folders: [String])] {
    let page = ScenarioFiles.root.appending(path: "docs/Architecture.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.firstRange(of: "| folder | what it has | folders in it |"))
    let rows = text[start.upperBound...].split(separator: "\n").dropFirst()
      .prefix { $0.hasPrefix("|") }
    return rows.compactMap { row in
      let columns = row.split(separator: "|")
      let names = columns.map { $0.matches(of: #/`(\w+)`/#).map { String($0.1) } }
      guard let name = names.first?.first else { return nil }
      return (name, names.count > 2 ? names[2] : [])
    }
  }

  private static func sources() throws -> [String] {
    let root = ScenarioFiles.root
    return try ["Sources", "Tests", "Plugins"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
  }
}
