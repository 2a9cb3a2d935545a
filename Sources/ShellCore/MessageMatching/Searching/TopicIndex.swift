/// Ranks pages by how well they answer a text: by the words that it has in common with questions whose pages are known.
struct TopicIndex: Sendable {
  private let index: QuestionIndex
  private let spelling: SpellingCorrector

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - known: Questions whose pages are known.
  ///   - documents: The pages.
  init(_ known: [KnownQuestions.Question], about documents: [SearchDocument]) {
    index = QuestionIndex(
      KnownQuestions.questions(known, about: documents),
      diagnostics: Set(documents.filter(\.isDiagnostic).map(\.name)))
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
    let found = match.map(ranked) ?? []
    let pages = [known].compactMap(\.self) + found.filter { $0 != known }
    return Answer(
      pages: Array(pages.prefix(limit)),
      isAboutText: known != nil || match?.isAboutPages ?? false)
  }

  /// The names of the pages that have something in common with a text, the best ones first.
  func pages(for text: String, limit: Int = 3) -> [String] {
    answer(to: text, limit: limit).pages
  }

  /// The pages by their scores. Pages of equal score keep their order.
  private func ranked(_ match: QuestionMatch) -> [String] {
    match.scores.indices.filter { match.scores[$0] > 0 }.sorted { first, second in
      (match.scores[second], first) < (match.scores[first], second)
    }.map { index.pages[$0] }
  }
}
