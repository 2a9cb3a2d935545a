/// Tells which pages most likely answer a question. Each feature and each page has a vector, learned from questions whose pages are known.
/// There are fewer numbers than in a table of all features and pages, so that a rare word says something about the pages that words like
/// it belong to.
struct QuestionModel: Sendable {
  private let answers: LearnedAnswers

  /// - Parameter answers: What was learned.
  init(_ answers: LearnedAnswers) { self.answers = answers }

  /// How likely each page answers a text, as logarithms of odds. `nil` if too little of the text is known.
  func scores(for text: String) -> [String: Double]? {
    match(for: text).map { match in
      Dictionary(match.scores.map { ($0.page, $0.score) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The score of each page with what is known of a text. `nil` if too little is known.
  func match(for text: String) -> QuestionMatch? {
    let features = QuestionFeatures.of(text)
    var known: [String: FeatureVector] = [:]
    for feature in features {
      known[feature.name] = answers.value(of: feature.name, in: .features).map { FeatureVector($0) }
    }
    guard isKnown(features, known) else { return nil }
    var sum = [Float](repeating: 0, count: FeatureVector.size)
    var square = 0.0
    for feature in features {
      guard let vector = known[feature.name] else { continue }
      let weight = feature.weight * vector.rarity
      square += weight * weight
      for index in sum.indices { sum[index] += Float(weight) * vector.values[index] }
    }
    let length = Float(max(square.squareRoot(), .leastNonzeroMagnitude))
    let scores = answers.pages.map { page in
      (page.name, Double(zip(sum, page.vector).reduce(0) { $0 + $1.0 * $1.1 } / length))
    }
    return QuestionMatch(scores: scores, features: features) { known[$0]?.rarity }
  }

  /// Whether a word is known, or most parts of several words, which can be misspelled. A part of a word alone says nothing.
  private func isKnown(
    _ features: [QuestionFeatures.Feature], _ known: [String: FeatureVector]
  ) -> Bool {
    let names = features.map(\.name)
    let parts = names.filter { $0.hasPrefix("#") }
    let found = parts.count { known[$0] != nil }
    let isSeveralWords = parts.count { $0.hasPrefix("#<") } > 1
    return names.contains { QuestionFeatures.isMeaning($0) && known[$0] != nil }
      || isSeveralWords && found * 3 >= parts.count * 2
  }
}
