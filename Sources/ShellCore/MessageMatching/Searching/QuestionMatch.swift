import Foundation

/// How well the pages match a question, and whether one of them is about it at all.
struct QuestionMatch: Sendable {
  /// The pages with the logarithms of their odds.
  let scores: [(page: String, score: Double)]
  /// How much of the question's words is known, from 0 to 1, without parts of words, pairs, and small words. Rare ones count more.
  private let knownWords: Double

  /// - Parameter rarity: How rare a feature is; `nil` if it is unknown.
  init(
    scores: [(page: String, score: Double)], features: [QuestionFeatures.Feature],
    rarity: (String) -> Double?
  ) {
    self.scores = scores
    knownWords = Self.share(
      of: features.filter { QuestionFeatures.isMeaning($0.name) && !$0.name.contains(" ") }, rarity)
  }

  /// Whether a page is about the question. A question about something else has few words that are known, or words that do not belong
  /// together, so that no page is much better than the others.
  ///
  /// The numbers were found by logistic regression: whether the first page is right, for the questions of the tests without
  /// `ReportedQuestions.txt`, and those about something else. The last one decides how often a wrong page is shown, and how often a right
  /// one is only named as the nearest: see docs/decisions/explain.md.
  var isAboutPages: Bool {
    let sorted = scores.map(\.score).sorted(by: >)
    guard let best = sorted.first else { return false }
    let share = 1 / sorted.reduce(0) { $0 + exp($1 - best) }
    let lead = min(best - (sorted.dropFirst().first ?? 0), 10)
    return 0.145 * best + 0.81 * log(share + 0.001) + 0.354 * lead + 9.42 * knownWords >= 12.6
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
