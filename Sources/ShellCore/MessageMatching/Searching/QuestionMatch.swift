/// How well the pages match a question, and whether one of them is about it at all.
struct QuestionMatch: Sendable {
  /// The score of each page.
  private(set) var scores: [Double]
  /// The score of a page whose questions have all features of this one, each very often.
  private var highest = 0.0
  /// How rare the words are that are known, and how rare all are, without parts of words, pairs, and small words. A word that occurs in one
  /// known question, such as `coffee` in "takes a coffee break to build", is half known.
  private var (known, all) = (0.0, 0.0)

  /// With so many occurrences, a feature counts half as much as with any number of them.
  private static let half = 2.0
  private static let rarityOfUnknown = 4.0

  init(pages: Int) { scores = Array(repeating: 0, count: pages) }

  /// Adds a feature of the question.
  ///
  /// - Parameter counts: How often it occurs in the known questions about each page.
  mutating func add(_ feature: QuestionFeatures.Feature, _ counts: ArraySlice<UInt8>) {
    let pages = Double(counts.count { $0 > 0 })
    let rarity = log(1 + (Double(counts.count) - pages + 0.5) / (pages + 0.5))
    let limit = feature.weight * rarity * (Self.half + 1)
    for (page, count) in counts.enumerated() where count > 0 {
      scores[page] += limit * Double(count) / (Double(count) + Self.half)
    }
    highest += limit
    guard QuestionFeatures.isMeaning(feature.name) else { return }
    let total = counts.reduce(0.0) { $0 + Double($1) }
    known += feature.weight * rarity * total / (total + 1)
    all += feature.weight * rarity
  }

  /// Adds a feature that no known question has.
  mutating func addUnknown(_ feature: QuestionFeatures.Feature) {
    guard QuestionFeatures.isMeaning(feature.name) else { return }
    highest += feature.weight * Self.rarityOfUnknown
    all += feature.weight * Self.rarityOfUnknown
  }

  /// Multiplies the score of each page.
  mutating func weigh(_ weights: [Double]) {
    for page in scores.indices { scores[page] *= weights[page] }
  }

  /// The numbers of the pages that have something in common with the question, the best ones first. Those of equal score keep their order.
  var ranked: [Int] {
    scores.indices.filter { scores[$0] > 0 }
      .sorted { (scores[$1], $0) < (scores[$0], $1) }
  }

  /// Whether the page with the highest score is about the question. A question about something else has few words that are known, or words
  /// that do not belong together, so that no page is much better than the others.
  ///
  /// The numbers were found by logistic regression: whether the first page is right, for the questions of the tests without
  /// `ReportedQuestions.txt`, and those about something else. The last one decides how often a wrong page is shown, and how often a right
  /// one is only named as the nearest: see docs/decisions/explain.md.
  var isAboutPages: Bool {
    let best = scores.sorted(by: >).prefix(2)
    guard let first = best.first, first > 0, let second = best.last else { return false }
    let lead = (first - second) / first
    return 8.47 * lead + 3.67 * first / highest + 7.51 * known / all >= 10
  }
}
