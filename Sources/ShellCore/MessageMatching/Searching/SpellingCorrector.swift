/// Corrects misspelled English words by the words that are known.
struct SpellingCorrector: Sendable {
  private let words: [String: Int]
  /// The words with the same first letter, sorted.
  private let byFirstLetter: [UInt8?: [[UInt8]]]

  private static let shortestWord = 4
  /// Words of this length may have two typos.
  private static let longWord = 8

  /// - Parameter words: The known words, with how often each occurs.
  init(_ words: [String: Int]) {
    self.words = words
    let letters = words.keys.map { Array($0.utf8) }.filter { $0.allSatisfy { $0 < 0x80 } }
    byFirstLetter = Dictionary(
      grouping: letters.sorted { $0.lexicographicallyPrecedes($1) }, by: \.first)
  }

  /// The words of a text, each unknown one replaced by the most similar known one, if there is one.
  func corrected(_ text: String) -> String {
    Words.of(text).map(corrected(word:)).joined(separator: " ")
  }

  private func corrected(word: String) -> String {
    let letters = Array(word.utf8)
    guard letters.count >= Self.shortestWord, letters.allSatisfy({ $0 < 0x80 }),
      words[word] == nil, !Synonyms.ignored.contains(word)
    else { return word }
    // A typo is rarely in the first letter.
    let candidates = byFirstLetter[letters[0], default: []]
    let limit = letters.count < Self.longWord ? 1 : 2
    let stem = Stems.stem(of: word)
    var best: (distance: Int, count: Int, word: [UInt8])?
    for candidate in candidates {
      // A form of a known word is spelled correctly.
      if Self.mayShareStem(candidate, stem),
        Stems.stem(of: String(decoding: candidate, as: UTF8.self)) == stem
      {
        return word
      }
      guard candidate.count >= Self.shortestWord else { continue }
      let distance = NearestName.edits(letters, candidate, limit: limit)
      guard distance <= limit else { continue }
      let count = words[String(decoding: candidate, as: UTF8.self)] ?? 1
      // Of equally similar words, the most frequent one; the words are sorted.
      if let best, (distance, -count) >= (best.distance, -best.count) { continue }
      best = (distance, count, candidate)
    }
    return best.map { String(decoding: $0.word, as: UTF8.self) } ?? word
  }

  /// Whether two words can have the same stem. A stem begins as its word does, except for its last letters.
  private static func mayShareStem(_ word: [UInt8], _ stem: String) -> Bool {
    word.starts(with: stem.utf8.dropLast(2))
  }
}
