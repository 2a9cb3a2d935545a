import Testing

@testable import ShellCore

@Suite struct QuestionIndexTests {
  private static let questions = KnownQuestions.read(
    """
    timer:
    every second; stopwatch ticks every minute; it ticks every second
    alert:
    ask before deleting; confirm the deletion; ask to confirm deleting; 삭제하기 전에 묻기; 삭제할 때 묻기
    """)
  private let index = QuestionIndex(questions)

  private func best(_ text: String) -> String? {
    guard let scores = index.match(for: text)?.scores else { return nil }
    return scores.indices.max { scores[$0] < scores[$1] }.map { index.pages[$0] }
  }

  @Test func knownQuestionsFindTheirPages() {
    for question in Self.questions { #expect(best(question.text) == question.page) }
    #expect(index.page(ofQuestion: "Every second?") == "timer")
    #expect(index.page(ofQuestion: "every") == nil)
  }

  /// Words with other endings, and Korean words with other particles, share parts with those that are known.
  @Test(arguments: [("deletions", "alert"), ("삭제하면서", "alert"), ("stopwatches", "timer")])
  func formsOfWordsAreRecognized(text: String, page: String) {
    #expect(best(text) == page)
  }

  /// A few letters that also occur in other words say nothing.
  @Test func unknownWordsMatchNothing() {
    #expect(index.match(for: "kettle") == nil)
    #expect(index.match(for: "fiftieth") == nil)
    #expect(index.match(for: "") == nil)
    #expect(QuestionIndex([]).match(for: "timer") == nil)
  }

  /// Of two pages that match equally well, the one about a concept is found first.
  @Test func aDiagnosticWeighsLess() throws {
    let questions = KnownQuestions.read("A:\ncancel it\nB:\ncancel it")
    for (diagnostic, first) in [("A", "B"), ("B", "A")] {
      let index = QuestionIndex(questions, diagnostics: [diagnostic])
      let scores = try #require(index.match(for: "cancel")).scores
      #expect(scores.indices.max { scores[$0] < scores[$1] }.map { index.pages[$0] } == first)
    }
  }

  @Test func wordsAreCounted() {
    #expect(index.words["second"] == 2 + 1)
    #expect(index.words["stopwatch"] == 1 + 1)
    #expect(index.words["kettle"] == nil)
  }

  /// A word that is often said about one page weighs more than one that is said about several, and the second time adds less.
  @Test func rareWordsWeighMore() throws {
    func scores(_ text: String, _ questions: String) throws -> [Double] {
      try #require(QuestionIndex(KnownQuestions.read(questions)).match(for: text)).scores
    }
    let rare = try scores("zip", "a:\nzip\nb:\nbox")[0]
    let common = try scores("zip", "a:\nzip\nb:\nzip")[0]
    #expect(rare > common)
    let twice = try scores("zip", "a:\nzip; zip\nb:\nbox")[0]
    #expect(twice > rare && twice < 2 * rare)
  }
}
