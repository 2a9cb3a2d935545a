import Foundation

@testable import ShellCore

/// Learns from questions, and writes what was learned as the text that `LearnedAnswers` reads.
struct LearnedAnswersText {
  private let questions: [KnownQuestions.Question]
  private let pages: [String]

  init(_ questions: [KnownQuestions.Question]) {
    self.questions = questions
    pages = Set(questions.map(\.page)).sorted()
  }

  /// Identifies the questions, the pages, and the tables of words (FNV-1a).
  var fingerprint: String {
    let words =
      (Synonyms.english.map { "\($0)=\($1)" } + Synonyms.korean.map { "\($0)=\($1)" })
      .sorted() + Synonyms.ignored.sorted()
    let text = questions.map { "\($0.page)\t\($0.text)" } + words
    let hash = text.joined(separator: "\n").utf8.reduce(UInt32(0x811C_9DC5)) {
      ($0 ^ UInt32($1)) &* 0x0100_0193
    }
    return String(hash, radix: 16)
  }

  /// The whole text. It takes one or two minutes without optimization.
  var text: String {
    let learned = self.learned
    let sections = [learned.pages, words, learned.features].map(lines)
    let bare = text(sections[0], [], sections[1], sections[2])
    // The vectors alone answer these wrongly.
    let index = TopicIndex(answers: LearnedAnswers(bare)) { [] }
    var exceptions: [String: String] = [:]
    let right = questions.reduce(into: [String: Set<String>]()) { right, question in
      right[TopicIndex.asked(in: question.text), default: []].insert(question.page)
    }
    for question in questions {
      let asked = TopicIndex.asked(in: question.text)
      guard !asked.contains("\n"), !asked.isEmpty, exceptions[asked] == nil else { continue }
      let found = index.pages(for: question.text, limit: 1)
      if right[asked]?.isDisjoint(with: found) == true { exceptions[asked] = question.page }
    }
    return text(sections[0], lines(exceptions), sections[1], sections[2])
  }

  private func text(_ parts: [String]...) -> String {
    let sections = parts.map { $0.map { $0 + "\n" }.joined() }
    let lengths = sections.map { String($0.utf8.count) }.joined(separator: " ")
    return """
      # What `explain` has learned. Written by: ANSWERS=write swift test --filter AnswersTests
      \(fingerprint)
      \(lengths)

      """ + sections.joined()
  }

  private func lines(_ entries: [String: String]) -> [String] {
    entries.map { "\($0)\t\($1)" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The words of the questions, and in how many places each occurs.
  private var words: [String: String] {
    var counts: [String: Int] = [:]
    for question in questions {
      for word in Words.of(question.text) { counts[word, default: 0] += 1 }
    }
    for word in Synonyms.english.keys { counts[word, default: 0] += 1 }
    return counts.filter { $0.key.utf8.allSatisfy { $0 < 0x80 } }.mapValues(String.init)
  }

  /// The vectors of the pages, and those of the features of the questions.
  private var learned: (pages: [String: String], features: [String: String]) {
    let all = questions.map { QuestionFeatures.of($0.text) }
    var counts: [String: Int] = [:]
    for features in all { for feature in features { counts[feature.name, default: 0] += 1 } }
    // A pair of words, or a part of a word, that occurs once says no more than the words themselves.
    let names = counts.keys.filter { name in
      (counts[name] ?? 0) > 1 || QuestionFeatures.isMeaning(name) && !name.contains(" ")
    }.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let rarities = names.map { name in
      log(Double(1 + questions.count) / Double(1 + (counts[name] ?? 0))) + 1
    }
    let examples = zip(questions, all).map { question, features in
      example(of: features, page: question.page, numbers, rarities)
    }
    let vectors = VectorTraining.vectors(
      for: examples, pages: pages.count, features: names.count)
    let packed = names.enumerated().map { index, name in
      let row = Self.row(index, of: vectors.features)
      return (name, FeatureVector(rarity: rarities[index], values: row).text)
    }
    let packedPages = pages.enumerated().map { index, name in
      (name, FeatureVector.text(ofPage: Self.row(index, of: vectors.pages)))
    }
    return (
      Dictionary(uniqueKeysWithValues: packedPages), Dictionary(uniqueKeysWithValues: packed)
    )
  }

  private static func row(_ index: Int, of numbers: [Float]) -> [Float] {
    Array(numbers[(index * FeatureVector.size)..<((index + 1) * FeatureVector.size)])
  }

  private func example(
    of features: [QuestionFeatures.Feature], page: String, _ numbers: [String: Int],
    _ rarities: [Double]
  ) -> VectorTraining.Example {
    let known = features.compactMap { feature in
      numbers[feature.name].map { (index: $0, weight: feature.weight * rarities[$0]) }
    }
    let length = known.reduce(0) { $0 + $1.weight * $1.weight }.squareRoot()
    return VectorTraining.Example(
      page: pages.firstIndex(of: page) ?? 0,
      features: known.map { (index: $0.index, weight: Float($0.weight / length)) })
  }
}
