import Foundation
import MessageMatching

/// The texts beside the tests, and the pages of the repository.
enum Fixtures {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  private static func read(_ url: URL) -> String {
    (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }

  /// Messages with the names of their pages.
  static func messages(_ file: String) -> [(page: String, text: String)] {
    read(folder.appending(path: file)).components(separatedBy: "\n%%\n").map { entry in
      let parts = entry.split(separator: "\n", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// Questions with the names of their pages.
  static let questions = questions("Questions.txt")

  /// Questions that were written later, in other words.
  static let moreQuestions = questions("MoreQuestions.txt")

  private static func questions(_ file: String) -> [(page: String, text: String)] {
    read(folder.appending(path: file)).split(separator: "\n").map { line in
      let parts = line.split(separator: "|", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// All pages of concepts, recipes, and errors, and all lessons and scenarios.
  static let documents: [SearchDocument] =
    pages("docs/concepts", .concept) + pages("docs/recipes", .recipe)
    + pages("Scenarios/errors", .error) + pages("Scenarios", .scenario) + lessons

  static let index = TopicIndex(documents)

  private static func pages(_ path: String, _ kind: SearchDocument.Kind) -> [SearchDocument] {
    let url = root.appending(path: path)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return files.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map { file in
      let name = String(file.dropLast(3))
      let korean = kind == .concept ? read(url.appending(path: "ko/\(file)")) : ""
      let text = read(url.appending(path: file))
      return SearchDocument(
        page: kind == .scenario ? name : name.replacing("-", with: " "), kind, text,
        translation: korean)
    }
  }

  private static var lessons: [SearchDocument] {
    let url = root.appending(path: "Scenarios/Lessons")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { !$0.hasSuffix(".md") }.sorted().map { name in
      SearchDocument(page: name, .lesson, read(url.appending(path: "\(name)/lesson.md")))
    }
  }
}
