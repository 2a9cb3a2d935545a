import Foundation

/// Ranks pages by how well they answer a text: by what was learned from known questions, or else by their words.
public struct TopicIndex: Sendable {
  private let answers: LearnedAnswers
  private let model: QuestionModel
  private let spelling: Spelling
  private let documents: @Sendable () -> [SearchDocument]

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - answers: What was learned from questions about the pages.
  ///   - documents: The pages. They are read only if no known question has anything in common with a text.
  public init(answers: LearnedAnswers, documents: @escaping @Sendable () -> [SearchDocument]) {
    self.answers = answers
    self.documents = documents
    model = QuestionModel(answers)
    spelling = Spelling(answers)
  }

  /// The names of the pages that have something in common with a text, the best ones first.
  public func pages(for text: String, limit: Int = 3) -> [String] {
    let known = answers.value(of: Self.asked(in: text), in: .questions)
      .map { String(decoding: $0, as: UTF8.self) }
    let text = spelling.corrected(PastedText(text).text)
    let found = ranked(text) ?? WordRanking(documents()).pages(for: text)
    return Array(([known].compactMap(\.self) + found.filter { $0 != known }).prefix(limit))
  }

  /// The pages by what was learned; `nil` if too little of the text is known. Pages of equal score keep their order.
  private func ranked(_ text: String) -> [String]? {
    model.scores(for: text).map { scores in
      answers.pages.map(\.name).enumerated().sorted { first, second in
        let (better, worse) = (scores[first.element] ?? 0, scores[second.element] ?? 0)
        return (worse, first.offset) < (better, second.offset)
      }.map(\.element)
    }
  }

  /// A question without its capitals, spaces around it, and marks at its end, as known questions are compared.
  static func asked(in text: String) -> String {
    let text = text.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    return String(text.reversed().drop { "?!. ".contains($0) }.reversed())
  }
}
