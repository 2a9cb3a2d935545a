/// Counts the features of known questions for each page, and ranks the pages by the features that they have in common with a text (BM25
/// without lengths, with all known questions about a page as one document).
struct QuestionIndex: Sendable {
  /// The pages of the questions, sorted.
  let pages: [String]
  /// What the score of each page is multiplied by.
  private let weights: [Double]
  /// How often each word occurs in the questions.
  private(set) var words: [String: Int] = [:]
  /// The page of each question, by its words.
  private var exact: [String: String] = [:]
  /// The position of each feature in the counts, divided by the number of pages.
  private var positions: [String: Int] = [:]
  /// How many times each feature occurs in questions about each page, at most 255.
  private var counts: [UInt8] = []

  /// A question is rather about a concept than about what can go wrong with it.
  private static let weightOfDiagnostic = 0.92

  /// - Parameters:
  ///   - questions: The known questions.
  ///   - diagnostics: The names of the pages about diagnostics.
  init(_ questions: [KnownQuestions.Question], diagnostics: Set<String> = []) {
    let pages = Set(questions.map(\.page)).sorted()
    self.pages = pages
    weights = pages.map { diagnostics.contains($0) ? Self.weightOfDiagnostic : 1 }
    let numbers = Dictionary(uniqueKeysWithValues: zip(pages, pages.indices))
    var known: [String: KnownWord] = [:]
    for question in questions { add(question, numbers[question.page] ?? 0, &known) }
    for word in Synonyms.english.keys { words[word, default: 0] += 1 }
  }

  /// What a word says in every question.
  private typealias KnownWord = (terms: [String], features: [Int])

  /// - Parameter known: The words of the questions before. A word occurs in about ten of them.
  private mutating func add(
    _ question: KnownQuestions.Question, _ page: Int, _ known: inout [String: KnownWord]
  ) {
    let words = Words.of(question.text)
    for word in words {
      self.words[word, default: 0] += 1
      guard known[word] == nil else { continue }
      let features = QuestionFeatures.of(word: word).map { position(of: $0.name) }
      known[word] = (Stems.of(words: [word]), features)
    }
    for word in words { known[word]?.features.forEach { count($0, page) } }
    let terms = words.flatMap { known[$0]?.terms ?? [] }
    for pair in QuestionFeatures.pairs(of: terms) { count(position(of: pair.name), page) }
    let asked = words.joined(separator: " ")
    if !asked.isEmpty, exact[asked] == nil { exact[asked] = question.page }
  }

  private mutating func position(of feature: String) -> Int {
    if let position = positions[feature] { return position }
    let position = positions.count
    positions[feature] = position
    counts += repeatElement(0, count: pages.count)
    return position
  }

  private mutating func count(_ feature: Int, _ page: Int) {
    let index = feature * pages.count + page
    if counts[index] < .max { counts[index] += 1 }
  }

  /// The page of the known question with the same words.
  func page(ofQuestion text: String) -> String? { exact[Words.of(text).joined(separator: " ")] }

  /// How well each page matches a text; `nil` if none has a word of it, or most parts of several words, which can be misspelled.
  func match(for text: String) -> QuestionMatch? {
    let features = QuestionFeatures.of(text)
    let known = features.compactMap { feature in
      positions[feature.name].map { (feature: feature, counts: counts(at: $0)) }
    }
    let parts = features.map(\.name).filter { $0.hasPrefix("#") }
    let found = known.count { $0.feature.name.hasPrefix("#") }
    let isSeveralWords = parts.count { $0.hasPrefix("#<") } > 1
    guard
      known.contains(where: { QuestionFeatures.isMeaning($0.feature.name) })
        || isSeveralWords && found * 3 >= parts.count * 2
    else { return nil }
    var match = QuestionMatch(pages: pages.count)
    for (feature, counts) in known { match.add(feature, counts) }
    for feature in features where positions[feature.name] == nil { match.addUnknown(feature) }
    match.weigh(weights)
    return match
  }

  private func counts(at position: Int) -> ArraySlice<UInt8> {
    counts[(position * pages.count)..<((position + 1) * pages.count)]
  }
}
