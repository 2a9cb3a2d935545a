import Testing

@testable import ShellCore

@Suite struct QuestionModelTests {
  private static let questions = KnownQuestions.read(
    """
    timer:
    every second; stopwatch ticks every minute; it ticks every second
    alert:
    ask before deleting; confirm the deletion; ask to confirm deleting; 삭제하기 전에 묻기; 삭제할 때 묻기
    """)
  private static let learned = LearnedAnswersText(questions).text
  private let model = QuestionModel(LearnedAnswers(learned))

  @Test func theModelAnswersWhatItHasLearned() throws {
    for question in Self.questions {
      let scores = try #require(model.scores(for: question.text))
      #expect(scores.max { $0.value < $1.value }?.key == question.page, "\(question.text)")
    }
  }

  /// Words with other endings, and Korean words with other particles, share parts with those that are known.
  @Test(arguments: [("deletions", "alert"), ("삭제하면서", "alert"), ("stopwatches", "timer")])
  func formsOfWordsAreRecognized(text: String, page: String) throws {
    let scores = try #require(model.scores(for: text))
    #expect(scores.max { $0.value < $1.value }?.key == page)
  }

  @Test func theSameQuestionsGiveTheSameModel() {
    #expect(LearnedAnswersText(Self.questions).text == Self.learned)
  }

  /// A few letters that also occur in other words say nothing.
  @Test func unknownWordsHaveNoScores() {
    #expect(model.scores(for: "kettle") == nil)
    #expect(model.scores(for: "fiftieth") == nil)
    #expect(model.scores(for: "") == nil)
    #expect(QuestionModel(LearnedAnswers("")).scores(for: "timer") == nil)
  }
}
