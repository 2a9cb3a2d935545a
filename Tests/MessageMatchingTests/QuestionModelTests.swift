import Testing

@testable import MessageMatching

@Suite struct QuestionModelTests {
  private static let questions: [(page: String, text: String)] = [
    ("timer", "every second"), ("timer", "stopwatch ticks every minute"),
    ("alert", "ask before deleting"), ("alert", "confirm the deletion"), ("alert", "삭제하기 전에 묻기"),
  ]
  private let model = QuestionModel(questions)

  @Test func theModelAnswersWhatItHasLearned() throws {
    for (page, text) in Self.questions {
      let scores = try #require(model.scores(for: text))
      #expect(scores.max { $0.value < $1.value }?.key == page, "\(text)")
    }
  }

  /// Words with other endings, and Korean words with other particles, share parts with those that are known.
  @Test(arguments: [("deletions", "alert"), ("삭제하면서", "alert"), ("stopwatches", "timer")])
  func formsOfWordsAreRecognized(text: String, page: String) throws {
    let scores = try #require(model.scores(for: text))
    #expect(scores.max { $0.value < $1.value }?.key == page)
  }

  @Test func theSameQuestionsGiveTheSameModel() {
    let again = QuestionModel(Self.questions)
    for (_, text) in Self.questions { #expect(model.scores(for: text) == again.scores(for: text)) }
  }

  /// A few letters that also occur in other words say nothing.
  @Test func unknownWordsHaveNoScores() {
    #expect(model.scores(for: "kettle") == nil)
    #expect(model.scores(for: "fiftieth") == nil)
    #expect(model.scores(for: "") == nil)
    #expect(QuestionModel([]).scores(for: "timer") == nil)
  }
}
