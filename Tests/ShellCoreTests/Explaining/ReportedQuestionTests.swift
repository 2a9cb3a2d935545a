@testable import ShellCore
import Testing

/// Messages and questions, most of which people have asked in public about the original, in other words. What answers each was decided before
/// the search was tried with them. The search may be adjusted to the first, third, and so on, and to none of the others.
/// docs/decisions/explain.md has the figures.
@Suite("What people have reported and asked")
struct ReportedQuestionTests {
  /// The texts with the names of the pages that answer them, `-` if none does.
  private static let reported: [(pages: [String], text: String)] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "MessageMatchingTests/Texts/ReportedQuestions.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n%%\n").map { entry in
      let parts = entry.split(separator: "\n", maxSplits: 1)
      return (parts[0].lowercased().split(separator: ",").map(String.init), String(parts[1]))
    }
  }()

  /// A text is answered if `explain` shows a page, or an entry of one.
  @Test func mostAreAnsweredAndMostAnswersAreRight() {
    #expect(Self.reported.count >= 150)
    let shown = Self.reported.compactMap { pages, text -> (isRight: Bool, description: String)? in
      guard let page = ExplainedText(text).shown?.name.lowercased() else { return nil }
      return (pages.contains(page), "\(page): \(text)")
    }
    #expect(Double(shown.count) >= 0.79 * Double(Self.reported.count), "\(shown.count)")
    let wrong = shown.filter { !$0.isRight }.map(\.description)
    #expect(Double(wrong.count) <= 0.05 * Double(shown.count), "\(wrong.joined(separator: "\n"))")
  }

  @Test func theirPagesExist() {
    let names = Set(Pages.all.map { $0.name.lowercased() })
    for (pages, text) in Self.reported where pages != ["-"] {
      for page in pages { #expect(names.contains(page), "\(page): \(text)") }
    }
  }
}
