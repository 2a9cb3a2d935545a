import MessageMatching
import Testing

@Suite struct QuestionTests {
  /// Every fourth question is held back: the tables of words were written without looking at the results of these.
  private static let heldBack = Fixtures.questions.enumerated().filter { $0.offset % 4 == 3 }.map(
    \.element)
  private static let known = Fixtures.questions.enumerated().filter { $0.offset % 4 != 3 }.map(
    \.element)

  private func accuracy(of questions: [(page: String, text: String)]) -> (
    first: Double, three: Double
  ) {
    var (first, three) = (0, 0)
    for (page, text) in questions {
      let message = RecognizedMessage(text).map(\.page)
      let pages =
        [message].compactMap(\.self) + Fixtures.index.matches(for: text).map(\.document.name)
      let found = pages.prefix(3).map { $0.lowercased() }
      if found.first == page.lowercased() { first += 1 }
      if found.contains(page.lowercased()) { three += 1 }
    }
    return (Double(first) / Double(questions.count), Double(three) / Double(questions.count))
  }

  @Test func questionsFindTheirPages() {
    let (first, three) = accuracy(of: Self.known)
    #expect(first >= 0.9, "\(first)")
    #expect(three >= 0.98, "\(three)")
  }

  /// Questions that were written after the tables of words and measured before they were tried: the search found half of them first and
  /// 68 % among the first three. With more words in the tables, it finds 69 % and 85 %. The goal is 90 % and 98 %.
  @Test func questionsInOtherWordsFindTheirPages() {
    let (first, three) = accuracy(of: Fixtures.moreQuestions)
    #expect(first >= 0.69, "\(first)")
    #expect(three >= 0.85, "\(three)")
  }

  @Test func questionsThatWereHeldBackFindTheirPages() {
    let (first, three) = accuracy(of: Self.heldBack)
    #expect(first >= 0.9, "\(first)")
    #expect(three >= 0.98, "\(three)")
  }
}
