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

  @Test("The folders of ShellCore depend on each other in the order that the page gives")
  func folders() throws {
    let page = ScenarioFiles.root.appending(path: "docs/Architecture.md")
    let order = Self.folders(listedIn: try String(contentsOf: page, encoding: .utf8))
    try #require(order.count > 10, "the page lists only \(order)")
    let uses = try SourceIndex.read().references(in: "ShellCore").betweenFolders
    for (index, lower) in order.enumerated() {
      let above = uses[lower, default: []].intersection(order[..<index])
      #expect(above.isEmpty, "\(lower) uses \(above.sorted())")
    }
  }

  /// The paths with a folder that stand in backticks, outside of code blocks.
  private static func files(namedIn text: String) -> [String] {
    let prose = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    return prose.matches(of: #/`([\w+]+(?:/[\w+]+)+\.swift)`/#).map { String($0.1) }
  }

  /// The folders in the sentence that begins with "The main folders of ShellCore".
  private static func folders(listedIn text: String) -> [String] {
    guard let start = text.firstRange(of: "The main folders of ShellCore") else { return [] }
    let sentence = text[start.upperBound...].prefix { $0 != "." }
    return sentence.matches(of: #/`(\w+)`/#).map { String($0.1) }
  }

  private static func sources() throws -> [String] {
    let root = ScenarioFiles.root
    return try ["Sources", "Tests", "Plugins"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
  }
}
