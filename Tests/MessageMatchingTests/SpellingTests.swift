import Testing

@testable import ShellCore

@Suite struct SpellingTests {
  private let spelling = SpellingCorrector(
    QuestionIndex(
      KnownQuestions.read("page:\npagination of a list; view view; vies; detail")
    ).words)

  @Test(
    arguments: [
      ("paginaton", "pagination"), ("pagintaion", "pagination"), ("detial", "detail"),
      // `view` is as near as `vies`, and more frequent.
      ("viex", "view"),
    ])
  func typosAreCorrected(typed: String, meant: String) {
    #expect(spelling.corrected(typed) == meant)
  }

  @Test(
    arguments: [
      // A known word, a form of one, a short one, a typo in the first letter, too many typos, and Korean.
      "detail", "details", "vie", "fetail", "dtaaail", "화면이",
    ])
  func otherWordsStay(word: String) {
    #expect(spelling.corrected(word) == word)
  }
}
