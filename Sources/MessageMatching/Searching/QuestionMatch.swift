import Foundation

/// How well the pages match a question, and whether one of them is about it at all.
struct QuestionMatch: Sendable {
  /// The pages with the logarithms of their odds.
  let scores: [(page: String, score: Double)]
  /// How much of the question is known, from 0 to 1. Rare parts count more.
  private let known: Double
  /// How much of its words is known, without parts of words, pairs, and small words.
  private let knownWords: Double

  /// - Parameter rarity: How rare a feature is; `nil` if it is unknown.
  init(
    scores: [(page: String, score: Double)], features: [QuestionFeatures.Feature],
    rarity: (String) -> Double?
  ) {
    self.scores = scores
    known = Self.share(of: features, rarity)
    knownWords = Self.share(
      of: features.filter { QuestionFeatures.isMeaning($0.name) && !$0.name.contains(" ") }, rarity)
  }

  /// Whether a page is about the question. A question about something else has few words that are known, or words that do not belong
  /// together, so that no page is much better than the others.
  ///
  /// The numbers were found by logistic regression on questions of the tests whose first page is right, and every second question
  /// about something else (`UnrelatedQuestions.txt`). The last one is the largest that refuses none of the former.
  var isAboutPages: Bool {
    guard let best = scores.map(\.score).max() else { return false }
    let share = 1 / scores.reduce(0) { $0 + exp($1.score - best) }
    return 0.063 * best + log(share + 0.001) + 4.15 * known + 1.92 * knownWords >= 5.5
  }

  private static func share(
    of features: [QuestionFeatures.Feature], _ rarity: (String) -> Double?
  ) -> Double {
    var (known, all) = (0.0, 0.0)
    for feature in features {
      let rarity = rarity(feature.name)
      known += feature.weight * (rarity ?? 0)
      all += feature.weight * (rarity ?? rarityOfUnknown)
    }
    return all > 0 ? known / all : 0
  }

  private static let rarityOfUnknown = 7.0
}
