import Foundation

/// Ranks documents by the words that they have in common with a text (BM25 over names, aliases, summaries, and texts). It finds a page
/// if no known question has a word of the text.
struct WordRanking {
  private let documents: [SearchDocument]
  /// How often each term occurs in each document, weighted by where it occurs.
  private let frequencies: [[String: Double]]
  private let lengths: [Double]
  /// In how many documents each term occurs.
  private let counts: [String: Int]
  private let averageLength: Double

  init(_ documents: [SearchDocument]) {
    self.documents = documents
    frequencies = documents.map(Self.frequencies(of:))
    lengths = frequencies.map { $0.values.reduce(0, +) }
    averageLength = max(lengths.reduce(0, +) / Double(max(documents.count, 1)), 1)
    counts = frequencies.reduce(into: [:]) { counts, terms in
      for term in terms.keys { counts[term, default: 0] += 1 }
    }
  }

  /// The names of the documents that have something in common with a text, the best ones first. Documents of equal score keep their
  /// order.
  func pages(for text: String) -> [String] {
    let wanted = SearchTerms.of(text).reduce(into: [String: Double]()) { $0[$1, default: 0] += 1 }
    let scores = documents.indices.map { score(of: wanted, in: $0) * documents[$0].kind.weight }
    return scores.indices.filter { scores[$0] > 0 }
      .sorted { (scores[$1], $0) < (scores[$0], $1) }.map { documents[$0].name }
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
