import Foundation
import Testing

@Suite("The index of the scenarios")
struct CurriculumTests {
  private static let folder = ScenarioFiles.root.appending(path: "Scenarios")

  private func index() throws -> String {
    try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
  }

  /// The targets of its links.
  private func targets() throws -> [String] {
    try index().matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
  }

  private func pages(in path: String) throws -> [String] {
    let folder = ScenarioFiles.root.appending(path: path).path
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
  }

  @Test("The index links to every scenario")
  func scenarios() throws {
    let targets = try targets()
    for name in try pages(in: "Scenarios") { #expect(targets.contains(name), "\(name)") }
  }

  @Test("The index links to every concept page")
  func concepts() throws {
    let targets = try targets()
    for name in try pages(in: "docs/concepts") {
      #expect(targets.contains("../docs/concepts/\(name)"), "\(name)")
    }
  }

  @Test("The index contains no broken link")
  func links() throws {
    for target in try targets() {
      let path = Self.folder.appending(path: target).path
      #expect(FileManager.default.fileExists(atPath: path), "\(target)")
    }
  }

  @Test("Each link has the name of its scenario")
  func names() throws {
    for link in try index().matches(of: /\[([^\]]+)\]\(([^\/)]+)\.md\)/) {
      #expect(link.1 == link.2)
    }
  }

  @Test("Each concept page links to an existing scenario")
  func pagesNameScenarios() throws {
    for name in try pages(in: "docs/concepts") {
      let url = ScenarioFiles.root.appending(path: "docs/concepts/\(name)")
      let text = try String(contentsOf: url, encoding: .utf8)
      let link = try #require(
        text.firstMatch(of: /Try it: \[Scenarios\/([^\]]+)\]\(..\/..\/Scenarios\/([^)]+)\)/),
        "\(name) names no scenario")
      #expect(link.1 == link.2)
      let path = Self.folder.appending(path: String(link.2)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(name): \(link.2)")
    }
  }
}
