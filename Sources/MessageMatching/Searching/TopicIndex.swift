import Foundation

/// Ranks documents by how well they answer a text: by what is learned from known questions, and by their words (BM25 over names,
/// aliases, summaries and texts).
public struct TopicIndex: Sendable {
  /// The documents that are searched.
  public let documents: [SearchDocument]
  /// How often each term occurs in each document, weighted by where it occurs.
  private let frequencies: [[String: Double]]
  private let lengths: [Double]
  /// In how many documents each term occurs.
  private let counts: [String: Int]
  private let averageLength: Double
  /// The score of words that counts as half, and how much words count at most.
  private static let wordsScale = 15.0
  private static let wordsWeight = 3.0
  private let model: QuestionModel
  private let spelling: Spelling
  /// The pages of the known questions, by what is asked.
  private let answers: [String: Set<String>]
  /// More than any other part of a score.
  private static let answerWeight = 1_000.0
  /// The terms of each document's name.
  private let names: [Set<String>]

  /// Makes an index of documents.
  public init(_ documents: [SearchDocument]) {
    self.documents = documents
    frequencies = documents.map(Self.frequencies(of:))
    let questions = Self.questions(about: documents)
    model = QuestionModel(questions)
    answers = questions.reduce(into: [:]) { answers, question in
      answers[Self.asked(in: question.text), default: []].insert(question.page)
    }
    spelling = Spelling(questions.map(\.text))
    names = documents.map { Set(SearchTerms.of($0.name)) }
    lengths = frequencies.map { $0.values.reduce(0, +) }
    averageLength = max(lengths.reduce(0, +) / Double(max(documents.count, 1)), 1)
    counts = frequencies.reduce(into: [:]) { counts, terms in
      for term in terms.keys { counts[term, default: 0] += 1 }
    }
  }

  /// A document and how well it answers.
  public struct Match: Sendable, Equatable {
    /// The document.
    public let document: SearchDocument
    /// The score, which is comparable only with others of the same search.
    public let score: Double
  }

  /// The documents that have something in common with a text, the best ones first. Documents of equal score keep
  /// their order.
  public func matches(for text: String, limit: Int = 3) -> [Match] {
    let pages = answers[Self.asked(in: text)] ?? []
    let text = spelling.corrected(PastedText(text).text)
    let terms = SearchTerms.of(text)
    let wanted = terms.reduce(into: [String: Double]()) { $0[$1, default: 0] += 1 }
    let hints = Synonyms.hints(in: Set(terms).union(Words.of(text)))
    let known = model.scores(for: text)
    let scores = documents.indices.map { index in
      let words =
        (score(of: wanted, in: index) + nameScore(of: wanted, in: index))
        * documents[index].kind.weight + (hints[documents[index].name] ?? 0)
      let page = documents[index].name.lowercased()
      // A page that repeats the words often must not outweigh the meaning of the whole question.
      return Self.wordsWeight * words / (words + Self.wordsScale) + (known?[page] ?? 0)
        + (pages.contains(page) ? Self.answerWeight : 0)
    }
    let order = scores.indices.filter { scores[$0] > 0 }
      .sorted { (scores[$1], $0) < (scores[$0], $1) }
    return order.prefix(limit).map { Match(document: documents[$0], score: scores[$0]) }
  }

  /// A question without its capitals, spaces around it, and marks at its end.
  private static func asked(in text: String) -> String {
    let text = text.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    return String(text.reversed().drop { "?!. ".contains($0) }.reversed())
  }

  private func score(of wanted: [String: Double], in index: Int) -> Double {
    wanted.sorted { $0.key < $1.key }.reduce(0) { sum, term in
      guard let frequency = frequencies[index][term.key] else { return sum }
      let count = Double(counts[term.key] ?? 0)
      let rarity = log(1 + (Double(documents.count) - count + 0.5) / (count + 0.5))
      let length = 0.4 + 0.6 * lengths[index] / averageLength
      return sum + rarity * min(term.value, 2) * frequency * 2.2 / (frequency + 1.2 * length)
    }
  }

  /// A text that names the whole topic most likely asks about it; longer names are more specific.
  private func nameScore(of wanted: [String: Double], in index: Int) -> Double {
    let name = names[index]
    guard !name.isEmpty, name.allSatisfy({ wanted[$0] != nil }) else { return 0 }
    return 1.5 + Double(name.count)
  }

  /// The known questions about the documents, and their names, titles, and summaries, which are short answers to what they are.
  private static func questions(
    about documents: [SearchDocument]
  ) -> [(page: String, text: String)] {
    let heads = documents.flatMap { document in
      ([document.name + " " + document.title, document.about] + document.aliases)
        .map { (document.name.lowercased(), $0) }
    }
    let pages = Set(heads.map(\.0))
    let known = KnownQuestions.all.map { ($0.page.lowercased(), $0.text) }
    return known.filter { pages.contains($0.0) } + heads
  }

  private static func frequencies(of document: SearchDocument) -> [String: Double] {
    var terms: [String: Double] = [:]
    func add(_ text: String, _ weight: Double) {
      for term in SearchTerms.of(text) { terms[term, default: 0] += weight }
    }
    add(document.name, 8)
    add(document.aliases.joined(separator: "\n"), 4)
    add(document.title, 4)
    add(document.about, 4)
    add(prose(of: document.text), 1)
    return terms
  }

  /// The text without the sessions, which show the same words on most pages.
  private static func prose(of markdown: String) -> String {
    var isCode = false
    return markdown.split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode
    }.joined(separator: "\n")
  }
}
