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

  /// What the pages say about a text.
  public struct Answer: Sendable {
    /// The names of the pages that have something in common with the text, the best ones first.
    public let pages: [String]
    /// Whether the first page is about the text. Otherwise, the pages are only the nearest ones.
    public let isAboutText: Bool
  }

  /// The pages that have something in common with a text, and whether one is about it.
  public func answer(to text: String, limit: Int = 3) -> Answer {
    let known = answers.value(of: Self.asked(in: text), in: .questions)
      .map { String(decoding: $0, as: UTF8.self) }
    let isMessage = Self.isMessage(text)
    let text = spelling.corrected(PastedText(text).text)
    let match = model.match(for: text)
    let found = match.map(Self.ranked) ?? WordRanking(documents()).pages(for: text)
    let pages = [known].compactMap(\.self) + found.filter { $0 != known }
    return Answer(
      pages: Array(pages.prefix(limit)),
      isAboutText: known != nil || isMessage && !found.isEmpty
        || match?.isAboutPages ?? !found.isEmpty)
  }

  /// Whether a text was probably printed by a program. Most of its words may be names that nobody knows.
  private static func isMessage(_ text: String) -> Bool {
    text.contains(where: \.isNewline)
      || [".swift", "error: ", "warning: "].contains { text.contains($0) }
  }

  /// The names of the pages that have something in common with a text, the best ones first.
  public func pages(for text: String, limit: Int = 3) -> [String] {
    answer(to: text, limit: limit).pages
  }

  /// The pages by what was learned. Pages of equal score keep their order.
  private static func ranked(_ match: QuestionMatch) -> [String] {
    match.scores.enumerated().sorted { first, second in
      (second.element.score, first.offset) < (first.element.score, second.offset)
    }.map(\.element.page)
  }

  /// A question without its capitals, spaces around it, and marks at its end, as known questions are compared.
  static func asked(in text: String) -> String {
    let text = text.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    return String(text.reversed().drop { "?!. ".contains($0) }.reversed())
  }
}
