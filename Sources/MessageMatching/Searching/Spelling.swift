/// Corrects misspelled English words by the words that are known.
struct Spelling: Sendable {
  /// The known words, with how often each occurs.
  private let counts: [String: Int]
  private let stems: Set<String>
  /// The known words by their first letter: a typo is rarely in the first one.
  private let words: [Character: [[Character]]]

  private static let shortestWord = 4
  /// Words of this length may have two typos.
  private static let longWord = 8

  /// Learns the words of texts.
  init(_ texts: [String]) {
    var counts: [String: Int] = [:]
    for text in texts { for word in Words.of(text) { counts[word, default: 0] += 1 } }
    for word in Synonyms.english.keys { counts[word, default: 0] += 1 }
    self.counts = counts
    stems = Set(counts.keys.map(SearchTerms.stem(of:)))
    let long: [[Character]] = counts.keys.sorted().map { Array($0) }
      .filter { $0.count >= Self.shortestWord && $0.allSatisfy(\.isASCII) }
    words = Dictionary(grouping: long) { $0[0] }
  }

  /// The words of a text, each unknown one replaced by the most similar known one, if there is one.
  func corrected(_ text: String) -> String {
    Words.of(text).map(corrected(word:)).joined(separator: " ")
  }

  private func corrected(word: String) -> String {
    let letters: [Character] = Array(word)
    guard letters.count >= Self.shortestWord, letters.allSatisfy(\.isASCII),
      counts[word] == nil, !Synonyms.ignored.contains(word),
      !stems.contains(SearchTerms.stem(of: word))
    else { return word }
    let limit = letters.count < Self.longWord ? 1 : 2
    var best: (distance: Int, count: Int, word: String)?
    for candidate in words[letters[0]] ?? [] {
      let distance = Self.distance(letters, candidate, limit: limit)
      guard distance <= limit else { continue }
      let name = String(candidate)
      let count = counts[name] ?? 0
      // Of equally similar words, the most frequent one; the words are sorted.
      if let best, (distance, -count) >= (best.distance, -best.count) { continue }
      best = (distance, count, name)
    }
    return best?.word ?? word
  }

  /// How many letters were inserted, left out, replaced, or exchanged with their neighbors. More than the limit if it is more.
  static func distance(_ first: [Character], _ second: [Character], limit: Int) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    var (beforeLast, last) = ([Int](), Array(0...second.count))
    for row in 1...first.count {
      var current = [row]
      for column in 1...second.count {
        let isSame = first[row - 1] == second[column - 1]
        var cost = min(
          last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      guard current.contains(where: { $0 <= limit }) else { return limit + 1 }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
