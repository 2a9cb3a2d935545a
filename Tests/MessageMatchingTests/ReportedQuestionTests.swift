@testable import ShellCore
import Testing

/// Messages and questions, most of which people have asked in public about the original, in other words. What answers each was decided before
/// the search was tried with them. The search may be adjusted to the first, third, and so on, and to none of the others.
/// docs/decisions/explain.md has the figures; the goals are 80 % and 95 %.
@Suite struct ReportedQuestionTests {
  /// The page that `explain` shows; `nil` if it says that it has none.
  private func page(for text: String) -> String? {
    if let message = RecognizedMessage(text) { return message.page.lowercased() }
    let answer = Fixtures.index.answer(to: text)
    return answer.isAboutText ? answer.pages.first?.lowercased() : nil
  }

  @Test func mostAreAnsweredAndMostAnswersAreRight() {
    let reported = Fixtures.messages("ReportedQuestions.txt")
    #expect(reported.count >= 150)
    var (answered, right) = (0, 0)
    var wrong: [String] = []
    for (pages, text) in reported {
      guard let page = page(for: text) else { continue }
      answered += 1
      let expected = pages.lowercased().split(separator: ",").map(String.init)
      if expected.contains(page) { right += 1 } else { wrong.append("\(page) \(text)") }
    }
    #expect(Double(answered) / Double(reported.count) >= 0.8, "\(answered)")
    #expect(Double(right) / Double(answered) >= 0.86, "\(wrong.joined(separator: "\n"))")
  }

  @Test func theirPagesExist() {
    let names = Set(Fixtures.documents.map { $0.name.lowercased() })
    for (pages, text) in Fixtures.messages("ReportedQuestions.txt") where pages != "-" {
      for page in pages.lowercased().split(separator: ",") {
        #expect(names.contains(String(page)), "\(page): \(text)")
      }
    }
  }
}
