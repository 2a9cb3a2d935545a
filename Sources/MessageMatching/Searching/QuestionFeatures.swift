/// What questions are compared by: stems of words, pairs of stems, triples of letters, which survive other endings, and pairs of
/// Korean syllables, whose words have many endings.
enum QuestionFeatures {
  /// A feature with its weight.
  typealias Feature = (name: String, weight: Double)

  /// The features of a text, sorted by name, so that sums do not depend on the order of a hash table.
  static func of(_ text: String) -> [Feature] {
    var features: [String: Double] = [:]
    let words = Words.of(text)
    let terms = SearchTerms.of(words: words)
    for term in terms { features[term] = 1 }
    for (first, second) in zip(terms, terms.dropFirst()) where first != second {
      features[min(first, second) + " " + max(first, second)] = 0.6
    }
    for word in words where !Synonyms.ignored.contains(word) {
      for part in parts(of: word) { features[part.name] = part.weight }
    }
    let names: [String] = features.keys.sorted()
    return names.map { (name: $0, weight: features[$0] ?? 0) }
  }

  /// The pairs of Korean syllables in a word, or the triples of letters in another one.
  private static func parts(of word: String) -> [Feature] {
    let syllables: [Character] = word.filter(isHangul)
    var parts: [Feature] = []
    if !syllables.isEmpty {
      for (first, second) in zip(syllables, syllables.dropFirst()) {
        parts.append((name: String([first, second]), weight: 0.5))
      }
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
