/// What questions are compared by: stems of words, pairs of stems, triples of letters, which survive other endings, the beginnings,
/// pairs, and single syllables of Korean words, which have many endings, and small words such as `why` and `not`.
enum QuestionFeatures {
  package typealias Feature = (name: String, weight: Double)

  /// The features of a text, sorted by name, so that sums do not depend on the order of a hash table.
  static func of(_ text: String) -> [Feature] {
    let words = Words.of(text)
    let features = words.flatMap { of(word: $0) } + pairs(of: Stems.of(words: words))
    let weights = Dictionary(features.map { ($0.name, $0.weight) }, uniquingKeysWith: max)
    return weights.sorted { $0.key < $1.key }.map { (name: $0.key, weight: $0.value) }
  }

  /// The features of one word, whatever stands beside it.
  static func of(word: String) -> [Feature] {
    let terms = Stems.of(words: [word]).map { (name: $0, weight: 1.0) }
    return terms
      + (Synonyms.ignored.contains(word) ? [(name: "~" + word, weight: 0.7)] : parts(of: word))
  }

  /// The terms that follow each other.
  static func pairs(of terms: [String]) -> [Feature] {
    zip(terms, terms.dropFirst()).filter { $0 != $1 }.map { first, second in
      (name: min(first, second) + " " + max(first, second), weight: 0.6)
    }
  }

  /// Whether a feature alone says what a text is about, which a few letters, a small word, or a pair of words do not.
  static func isMeaning(_ name: String) -> Bool {
    !"#~%^".contains(name.prefix(1)) && !name.contains(" ")
  }

  /// The beginning, the pairs, and the syllables of a Korean word, or the triples of letters in another one.
  private static func parts(of word: String) -> [Feature] {
    let syllables: [Character] = word.filter(isHangul)
    var parts: [Feature] = []
    if !syllables.isEmpty {
      for (first, second) in zip(syllables, syllables.dropFirst()) {
        parts.append((name: String([first, second]), weight: 0.5))
      }
      for syllable in syllables { parts.append((name: "%" + String(syllable), weight: 0.3)) }
      parts.append((name: "^" + String(syllables.prefix(2)), weight: 0.5))
    } else if word.count >= 4 {
      let letters: [Character] = ["<"] + Array(word) + [">"]
      for start in 0...(letters.count - 3) {
        parts.append((name: "#" + String(letters[start..<(start + 3)]), weight: 0.3))
      }
    }
    return parts
  }

  private static func isHangul(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
  }
}
