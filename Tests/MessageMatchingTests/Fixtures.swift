@testable import ShellCore

/// The texts in the folder beside this file, and the pages of the repository.
enum Fixtures {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: "Tests/MessageMatchingTests/Texts")

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

  /// Questions with the names of their pages, which commas separate if several pages answer one.
  static let questions = questions("Questions.txt")

  /// Questions that were written later, in other words.
  static let moreQuestions = questions("MoreQuestions.txt")

  /// Questions that no known question was written for.
  static let heldOutQuestions = questions("HeldOutQuestions.txt")

  /// Questions of newcomers, from short keywords to Korean sentences. Every second one is held out.
  static let newcomerQuestions = questions("NewcomerQuestions.txt")

  /// Questions that somebody else wrote for all pages.
  static let otherQuestions = questions("OtherQuestions.txt")

  /// Questions about something else, one a line.
  static let unrelatedQuestions = lines("UnrelatedQuestions.txt")

  /// Questions about other software, or with a word of ours in another meaning.
  static let halfRelatedQuestions = lines("HalfRelatedQuestions.txt")

  private static func lines(_ file: String) -> [String] {
    read(folder.appending(path: file)).split(separator: "\n").map(String.init)
  }

  private static func questions(_ file: String) -> [(page: String, text: String)] {
    read(folder.appending(path: file)).split(separator: "\n").map { line in
      let parts = line.split(separator: "|", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// The pages that `explain` searches.
  static let pages: [PageHead] =
    pages("docs/concepts") + pages("docs/recipes")
    + pages("Scenarios/errors", areDiagnostics: true)

  /// The questions that the search knows.
  static let known: [KnownQuestions.Question] = {
    let folder = root.appending(path: "Sources/ShellCore/MessageMatching/Known")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().flatMap { KnownQuestions.read(read(folder.appending(path: $0))) }
  }()

  static let search = PageSearch(known, about: pages)

  private static func pages(_ path: String, areDiagnostics: Bool = false) -> [PageHead] {
    let url = root.appending(path: path)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().map { file in
      PageHead(
        page: String(file.dropLast(3)).replacing("-", with: " "), isDiagnostic: areDiagnostics,
        read(url.appending(path: file)), translation: read(url.appending(path: "ko/\(file)")))
    }
  }
}
