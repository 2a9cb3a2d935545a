import Foundation

/// Tells which pages most likely answer a question: a logistic regression over the features of questions whose pages are known.
///
/// It learns when it is made, in a fixed order and from fixed data, so that every run of the program gives the same answers.
struct QuestionModel: Sendable {
  /// The names of the pages, in the order of the weights.
  let pages: [String]
  /// For each feature, its position in the table of weights, and its rarity.
  private let vocabulary: [String: (index: Int, rarity: Double)]
  /// For each feature, a weight for each page, in rows of blocks.
  private let weights: [Block]

  private typealias Block = QuestionTraining.Block
  private static let width = Block.scalarCount

  /// Learns from questions.
  init(_ questions: [(page: String, text: String)]) {
    let features = questions.map { QuestionFeatures.of($0.text) }
    pages = Set(questions.map(\.page)).sorted()
    vocabulary = Self.vocabulary(of: features)
    let numbers = Dictionary(uniqueKeysWithValues: pages.enumerated().map { ($1, $0) })
    var examples: [QuestionTraining.Example] = []
    for (question, features) in zip(questions, features) {
      guard let page = numbers[question.page] else { continue }
      let vector = Self.vector(of: features, vocabulary)
      examples.append(QuestionTraining.Example(page: page, features: vector))
    }
    weights = QuestionTraining.weights(
      for: examples, pages: pages.count, features: vocabulary.count)
  }

  /// How likely each page answers a text, as logarithms of odds. `nil` if too little of the text is known.
  func scores(for text: String) -> [String: Double]? {
    let features = QuestionFeatures.of(text)
    guard isKnown(features) else { return nil }
    let vector = Self.vector(of: features, vocabulary)
    let sums = Self.sums(of: vector, weights, pages: pages.count)
    var scores: [Double] = []
    for page in pages.indices { scores.append(Double(sums[page / Self.width][page % Self.width])) }
    return Dictionary(uniqueKeysWithValues: zip(pages, scores))
  }

  /// Whether a word is known, or most parts of several words, which can be misspelled. A part of a word alone says nothing.
  private func isKnown(_ features: [QuestionFeatures.Feature]) -> Bool {
    let names = features.map(\.name)
    let parts = names.filter { $0.hasPrefix("#") }
    let found = parts.count { vocabulary[$0] != nil }
    let isSeveralWords = parts.count { $0.hasPrefix("#<") } > 1
    return names.contains { QuestionFeatures.isMeaning($0) && vocabulary[$0] != nil }
      || isSeveralWords && found * 3 >= parts.count * 2
  }

  /// All features, and how rare each is among the questions.
  private static func vocabulary(
    of questions: [[QuestionFeatures.Feature]]
  ) -> [String: (index: Int, rarity: Double)] {
    var counts: [String: Int] = [:]
    for features in questions { for feature in features { counts[feature.name, default: 0] += 1 } }
    let total = Double(questions.count)
    var vocabulary: [String: (index: Int, rarity: Double)] = [:]
    for (index, name) in counts.keys.sorted().enumerated() {
      let count = Double(counts[name] ?? 0)
      vocabulary[name] = (index, log((1 + total) / (1 + count)) + 1)
    }
    return vocabulary
  }

  /// The known features of a text, as a vector of the length 1.
  private static func vector(
    of features: [QuestionFeatures.Feature],
    _ vocabulary: [String: (index: Int, rarity: Double)]
  ) -> [(index: Int, weight: Float)] {
    var known: [(index: Int, weight: Double)] = []
    var sum = 0.0
    for feature in features {
      guard let entry = vocabulary[feature.name] else { continue }
      let weight = feature.weight * entry.rarity
      known.append((entry.index, weight))
      sum += weight * weight
    }
    let length = sum.squareRoot()
    return known.map { (index: $0.index, weight: Float($0.weight / length)) }
  }

  /// The sum of the weights of features, for each page.
  private static func sums(
    of features: [(index: Int, weight: Float)], _ weights: [Block], pages: Int
  ) -> [Block] {
    let count = QuestionTraining.blockCount(pages)
    var sums = [Block](repeating: .zero, count: count)
    for (index, weight) in features {
      for block in 0..<count { sums[block] += weight * weights[index * count + block] }
    }
    return sums
  }
}
