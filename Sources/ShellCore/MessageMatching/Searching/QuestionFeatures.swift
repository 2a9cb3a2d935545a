/// What questions are compared by: stems of words, pairs of stems, triples of letters, which survive other endings, the beginnings,
/// pairs, and single syllables of Korean words, which have many endings, and small words such as `why` and `not`.
enum QuestionFeatures {
  /// A feature with its weight.
  package typealias Feature = (name: String, weight: Double)

  /// The features of a text, sorted by name, so that sums do not depend on the order of a hash table.
  static func of(_ text: String) -> [Feature] {
    var features: [String: Double] = [:]
    let words = Words.of(text)
    let terms = SearchTerms.of(words: words)
    for term in terms { features[term] = 1 }
    for (first, second) in zip(terms, terms.dropFirst()) where first != second {
      features[min(first, second) + " " + max(first, second)] = 0.6
    }
    for word in words {
      if Synonyms.ignored.contains(word) {
        features["~" + word] = 0.7
      } else {
        for part in parts(of: word) { features[part.name] = part.weight }
      }
    }
    let names: [String] = features.keys.sorted()
    return names.map { (name: $0, weight: features[$0] ?? 0) }
  }

  /// Whether a feature alone says what a text is about, which a few letters or a small word do not.
  static func isMeaning(_ name: String) -> Bool { !"#~%^".contains(name.prefix(1)) }

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
