/// Finds the pages that answer a question: see docs/decisions/explain.md.
///
/// 1. ``KnownQuestions`` says which questions each page answers, those in its ``PageHead`` included.
/// 2. ``QuestionIndex`` counts the ``QuestionFeatures`` of these questions for each page.
/// 3. A question is corrected by the ``SpellingCorrector``, and compared with the counts.
/// 4. ``QuestionMatch`` ranks the pages, and decides whether the first one is about the question at all.
struct PageSearch: Sendable {
  private let index: QuestionIndex
  private let spelling: SpellingCorrector

  init(_ known: [KnownQuestions.Question], about pages: [PageHead]) {
    index = QuestionIndex(
      KnownQuestions.questions(known, about: pages),
      diagnostics: Set(pages.filter(\.isDiagnostic).map(\.name)))
    spelling = SpellingCorrector(index.words)
  }

  /// What the pages say about a text.
  struct Answer: Sendable {
    /// The names of the pages that have something in common with the text, the best ones first.
    let pages: [String]
    /// Whether the first page is about the text. Otherwise, the pages are only the nearest ones.
    let isAboutText: Bool
  }

  /// The pages that have something in common with a text, and whether one is about it.
  func answer(to text: String, limit: Int = 3) -> Answer {
    let known = index.page(ofQuestion: text)
    let match = index.match(for: spelling.corrected(PastedText(text).text))
    let found = match?.ranked.map { index.pages[$0] } ?? []
    let pages = [known].compactMap(\.self) + found.filter { $0 != known }
    return Answer(
      pages: Array(pages.prefix(limit)),
      isAboutText: known != nil || match?.isAboutPages ?? false)
  }
}
