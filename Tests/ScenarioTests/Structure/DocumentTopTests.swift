import Foundation
import Testing

/// Each page for users begins with what most of them need. Limits and reasons follow below its first heading.
@Suite("The beginnings of the documents")
struct DocumentTopTests {
  private static let pages = [
    "Actions", "Conditions", "ContinuousIntegration", "Doctor", "Exploring", "Exporting", "Formats",
    "Importing",
    "LessonFormat", "ModelContext", "Presenting", "Reliability", "Room", "ScenarioFormat", "Screen",
    "YourOwnFeatures",
  ]

  private func top(of page: String) throws -> [Substring] {
    let url = ScenarioFiles.root.appending(path: "docs/\(page).md")
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var isCode = false
    return Array(
      lines.prefix { line in
        if line.hasPrefix("```") { isCode.toggle() }
        return isCode || !line.hasPrefix("## ")
      })
  }

  @Test("The beginning of a page has at most 25 lines, with an example", arguments: pages)
  func short(page: String) throws {
    let lines = try top(of: page)
    #expect(lines.count <= 25, "\(lines.count)")
    #expect(lines.contains { $0.hasPrefix("```") || $0.hasPrefix("    ") })
  }

  @Test(
    "Where a scenario can show it, the example is one that `check` plays",
    arguments: [
      "Actions", "Conditions", "Doctor", "Exploring", "Exporting", "Formats", "Reliability",
      "ScenarioFormat",
      "Screen",
    ])
  func played(page: String) throws {
    #expect(try top(of: page).contains { $0.hasPrefix("```tca") || $0.hasPrefix("````markdown") })
  }
}
