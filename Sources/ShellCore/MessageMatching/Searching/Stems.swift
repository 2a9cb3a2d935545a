/// The stems of words, with synonyms and Korean words in one form.
enum Stems {
  static func of(words: [String]) -> [String] {
    words.flatMap { isKorean($0) ? korean($0) : english($0) }
  }

  private static func english(_ word: String) -> [String] {
    guard !Synonyms.ignored.contains(word) else { return [] }
    let stem = stem(of: word)
    return (Synonyms.english[word] ?? Synonyms.english[stem])?.split(separator: " ").map(
      String.init)
      ?? [stem]
  }

  /// Removes the endings of plurals and verbs.
  static func stem(of word: String) -> String {
    for (ending, replacement) in [
      ("ations", "ate"), ("ation", "ate"), ("ies", "y"), ("sses", "ss"), ("ings", ""), ("ing", ""),
      ("ed", ""), ("es", ""), ("s", ""),
    ] where word.hasSuffix(ending) && word.count > ending.count + 2 && !word.hasSuffix("ss") {
      let stem = word.dropLast(ending.count) + replacement
      // `cancelled`, `running`
      let letters = stem.suffix(2)
      let isDoubled = replacement.isEmpty && letters.count == 2 && letters.first == letters.last
      let isShort = isDoubled && !"sz".contains(letters.last ?? "s")
      return trimmed(String(isShort ? stem.dropLast() : stem))
    }
    return trimmed(word)
  }

  private static func trimmed(_ stem: String) -> String {
    stem.count > 3 && stem.hasSuffix("e") ? String(stem.dropLast()) : stem
  }

  private static func isKorean(_ word: String) -> Bool {
    word.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  /// The terms of the known Korean words inside a word, whose ending is a particle or an inflection.
  private static func korean(_ word: String) -> [String] {
    var rest = word[...]
    var terms: [String] = []
    while !rest.isEmpty {
      let words = Synonyms.koreanWords[rest.first] ?? []
      if let known = words.first(where: { rest.hasPrefix($0) }) {
        terms += (Synonyms.korean[known] ?? "").split(separator: " ").flatMap {
          english(String($0))
        }
        rest = rest.dropFirst(known.count)
      } else if rest.first?.isASCII == true {
        let name = rest.prefix { $0.isASCII }
        terms += english(String(name))
        rest = rest[name.endIndex...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return terms
  }
}
