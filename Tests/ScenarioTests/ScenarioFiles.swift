import Foundation

/// The Markdown files of this repository that can contain transcripts.
enum ScenarioFiles {
  /// The package's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the files, relative to the package's folder, sorted. The lessons are not among
  /// them; `LessonTests` plays them. Nor are the translated pages about errors: their sessions
  /// equal those of the English pages, as `PageTests` verifies.
  static let all: [String] =
    ["README.md", "README.ko.md"]
    + ["Scenarios", "docs", "Tests/ScenarioTests/Golden"].flatMap(markdown)

  private static func markdown(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (files?.compactMap { $0 as? String } ?? [])
      .filter { file in
        file.hasSuffix(".md")
          && !["Lessons/", "errors/ko/"].contains { folder == "Scenarios" && file.hasPrefix($0) }
      }
      .sorted().map { "\(folder)/\($0)" }
  }
}
