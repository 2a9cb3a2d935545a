import Testing

@testable import ShellCore

@Suite struct QuestionTests {
  /// Every fourth question is held back: the tables of words were written without looking at which of these are missed. Their
  /// totals were seen.
  private static let heldBack = Fixtures.questions.enumerated().filter { $0.offset % 4 == 3 }.map(
    \.element)
  private static let known = Fixtures.questions.enumerated().filter { $0.offset % 4 != 3 }.map(
    \.element)

  private func accuracy(of questions: [(page: String, text: String)]) -> (
    first: Double, three: Double
  ) {
    var (first, three) = (0, 0)
    for (page, text) in questions {
      let right = page.lowercased().split(separator: ",").map(String.init)
      let message = RecognizedMessage(text).map(\.page)
      let answer = Fixtures.search.answer(to: text)
      let pages = [message].compactMap(\.self) + answer.pages
      let found = pages.prefix(3).map { $0.lowercased() }
      if let best = found.first, right.contains(best) { first += 1 }
      if found.contains(where: right.contains) { three += 1 }
    }
    return (Double(first) / Double(questions.count), Double(three) / Double(questions.count))
  }

  @Test func questionsFindTheirPages() {
    let (first, three) = accuracy(of: Self.known)
    #expect(first >= 0.9, "\(first)")
    #expect(three >= 0.98, "\(three)")
  }

  /// Questions in other words. Those that were missed have led to known questions on the same subject, so that only the held-out
  /// ones show how well the search generalizes.
  @Test func questionsInOtherWordsFindTheirPages() {
    let (first, three) = accuracy(of: Fixtures.moreQuestions)
    #expect(first >= 0.87, "\(first)")
    #expect(three >= 0.98, "\(three)")
  }

  /// Questions that were written before the known questions. No known question, synonym, or pattern was written for one of them:
  /// please keep it so. Their totals were seen while the features and the settings of the model were chosen, so that the
  /// accuracy on questions of other people is lower. Without the known questions, 35 % were found first and 63 % among the first
  /// three. The goal is 90 % and 98 %.
  @Test func heldOutQuestionsFindTheirPages() {
    let (first, three) = accuracy(of: Fixtures.heldOutQuestions)
    #expect(first >= 0.82, "\(first)")
    #expect(three >= 0.95, "\(three)")
  }

  /// Questions of newcomers, written before the search was changed for them. The search may be adjusted to the first, third, and
  /// so on, and to none of the others. Before that, 64 % of both halves were found first, and 82 % and 88 % among the first three.
  @Test func questionsOfNewcomersFindTheirPages() {
    let numbered = Fixtures.newcomerQuestions.enumerated()
    let (first, three) = accuracy(of: numbered.filter { $0.offset % 2 == 0 }.map(\.element))
    #expect(first >= 0.8, "\(first)")
    #expect(three >= 0.9, "\(three)")
  }

  /// Please adjust nothing to these, and do not look at which of them are missed. Their totals were seen while the model was chosen,
  /// and the author of most known questions wrote these, too, before them, so that they say less than questions of somebody else.
  @Test func heldOutQuestionsOfNewcomersFindTheirPages() {
    let numbered = Fixtures.newcomerQuestions.enumerated()
    let (first, three) = accuracy(of: numbered.filter { $0.offset % 2 == 1 }.map(\.element))
    #expect(first >= 0.82, "\(first)")
    #expect(three >= 0.9, "\(three)")
  }

  /// Questions of somebody else for all pages. Before, 79 % were found first, and 92 % among the first three. The
  /// missed ones were then looked at, and led to known questions for the pages that were confused.
  @Test func questionsOfSomebodyElseFindTheirPages() {
    #expect(Fixtures.otherQuestions.count >= 125)
    let (first, three) = accuracy(of: Fixtures.otherQuestions)
    #expect(first >= 0.91, "\(first)")
    #expect(three >= 0.96, "\(three)")
  }

  /// No page is about these. Whether a page is shown was decided with every second one; please adjust nothing to the others.
  @Test(arguments: [(0, 0.9), (1, 0.9)])
  func questionsAboutSomethingElseHaveNoPage(half: Int, least: Double) {
    let questions = Fixtures.unrelatedQuestions.enumerated().filter { $0.offset % 2 == half }
    #expect(questions.count == 30)
    let refused = questions.count { !Fixtures.search.answer(to: $0.element).isAboutText }
    #expect(Double(refused) / Double(questions.count) >= least, "\(refused)")
  }

  /// Questions about other software, or with a word of ours in another meaning. They share most words with the pages.
  @Test func questionsAboutOtherSoftwareOftenHaveNoPage() {
    let questions = Fixtures.halfRelatedQuestions
    #expect(questions.count == 20)
    let refused = questions.count { !Fixtures.search.answer(to: $0).isAboutText }
    #expect(refused >= 16, "\(refused)")
  }

  /// A page that is shown is right, and one that may be wrong is only named as one of the nearest; see docs/decisions/explain.md.
  @Test func mostQuestionsAreAnsweredAndMostAnswersAreRight() {
    let all =
      Fixtures.questions + Fixtures.moreQuestions + Fixtures.otherQuestions
      + Fixtures.newcomerQuestions + Fixtures.heldOutQuestions
    let asked = all.filter { RecognizedMessage($0.text) == nil }
    let shown = asked.compactMap { page, text -> Bool? in
      let answer = Fixtures.search.answer(to: text)
      guard answer.isAboutText, let first = answer.pages.first else { return nil }
      return page.lowercased().split(separator: ",").map(String.init).contains(first.lowercased())
    }
    #expect(Double(shown.count) >= 0.82 * Double(asked.count), "\(shown.count) of \(asked.count)")
    let right = shown.count(where: \.self)
    #expect(Double(right) >= 0.96 * Double(shown.count), "\(right) of \(shown.count)")
  }

  /// A text that looks like a message and that no entry describes has no page either.
  @Test func messagesAboutSomethingElseHaveNoPage() {
    for message in ["error: who is the president of Brazil", "Brazil.swift:3: the president"] {
      #expect(!Fixtures.search.answer(to: message).isAboutText, "\(message)")
    }
  }

  @Test func everyKnownQuestionIsAboutAPage() {
    let names = Set(Fixtures.pages.map { $0.name.lowercased() })
    let pages = Set(Fixtures.known.map { $0.page.lowercased() })
    #expect(pages.subtracting(names).isEmpty)
    #expect(Fixtures.known.count > 10_000)
  }

  /// However often other pages mention the words.
  @Test(arguments: [0, 1])
  func aKnownQuestionFindsItsPageFirst(form: Int) {
    // The name of a page can be a known question about another one.
    let learned = Dictionary(
      grouping: KnownQuestions.questions(Fixtures.known, about: Fixtures.pages),
      by: { Words.of($0.text) })
    for (index, question) in Fixtures.known.enumerated() where index % 50 == 0 {
      let text = form == 0 ? question.text : " \(question.text.uppercased())?"
      let same = learned[Words.of(question.text)] ?? []
      let pages = same.map { $0.page.lowercased() }
      let found = Fixtures.search.answer(to: text).pages.first?.lowercased() ?? ""
      #expect(pages.contains(found), "\(text): \(found)")
    }
  }

  @Test func knownQuestionsAreRead() {
    let questions = KnownQuestions.read("timer:\nevery second; tick;\na countdown\nform:\nfocus")
    #expect(questions.map(\.page) == ["timer", "timer", "timer", "form"])
    #expect(questions.map(\.text) == ["every second", "tick", "a countdown", "focus"])
  }

  /// The questions of the tests would prove nothing if the search knew them.
  @Test func noQuestionOfTheTestsIsKnown() {
    let known = Set(Fixtures.known.map { $0.text.lowercased() })
    for (_, text) in Fixtures.heldOutQuestions + Fixtures.moreQuestions + Fixtures.newcomerQuestions
      + Fixtures.otherQuestions
    {
      #expect(!known.contains(text.lowercased()), "\(text)")
    }
  }

  @Test(
    arguments: [
      ("debonce serch", "debounce"), ("naviagtion stak pop to rot", "stack"),
      ("how do I cancell an efect", "effect"), ("infinit scrol paginaton", "pagination"),
    ])
  func typosDoNotHideThePage(text: String, page: String) {
    #expect(Fixtures.search.answer(to: text).pages.first == page)
  }

  @Test func textsAboutNothingKnownFindNothing() {
    for text in ["zzzzz", "qqqqqq wwwww", "...", ""] {
      #expect(Fixtures.search.answer(to: text).pages.isEmpty, "\(text)")
    }
  }

  @Test func questionsThatWereHeldBackFindTheirPages() {
    let (first, three) = accuracy(of: Self.heldBack)
    #expect(first >= 0.9, "\(first)")
    #expect(three >= 0.98, "\(three)")
  }
}
