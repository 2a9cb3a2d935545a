/// What was learned from known questions: vectors that tell which page most likely answers a text, the words that occur in the questions,
/// and the questions that the vectors alone would answer wrongly.
///
/// The lines of each section are sorted by their bytes. One is found without reading the others, so that the first question of a
/// process is answered as fast as the next ones.
public struct LearnedAnswers: Sendable {
  /// The pages, with their vectors.
  let pages: [(name: String, vector: [Float])]
  /// Identifies the questions, the pages, and the tables of words from which the rest was learned.
  public let fingerprint: String
  private let bytes: [UInt8]
  private let sections: [Section: Range<Int>]

  /// A part of the text.
  enum Section: Int, CaseIterable {
    case pages, questions, words, features
  }

  /// Reads the text that `LearnedAnswersText` in the tests has written. Another text contains no answers.
  public init(_ text: String) {
    bytes = Array(text.utf8)
    var header: [String] = []
    var position = 0
    while header.count < 2, let end = bytes[position...].firstIndex(of: Self.lineFeed) {
      let line = String(decoding: bytes[position..<end], as: UTF8.self)
      position = end + 1
      if !line.hasPrefix("#") { header.append(line) }
    }
    let lengths = header.count == 2 ? header[1].split(separator: " ").compactMap { Int($0) } : []
    guard lengths.count == Section.allCases.count, lengths.allSatisfy({ $0 >= 0 }),
      lengths.reduce(position, +) == bytes.count
    else {
      (pages, fingerprint, sections) = ([], "", [:])
      return
    }
    fingerprint = header[0]
    var sections: [Section: Range<Int>] = [:]
    for (section, length) in zip(Section.allCases, lengths) {
      sections[section] = position..<position + length
      position += length
    }
    self.sections = sections
    let lines = bytes[sections[.pages] ?? 0..<0].split(separator: Self.lineFeed)
    pages = lines.map { line in
      let end = line.firstIndex(of: Self.tab) ?? line.endIndex
      let name = String(decoding: line[..<end], as: UTF8.self)
      return (name, FeatureVector.page(line[end...].dropFirst()))
    }
  }

  /// The text after a key and a tab; `nil` if the section does not contain the key.
  func value(of key: String, in section: Section) -> ArraySlice<UInt8>? {
    let key = Array(key.utf8)
    let line = firstLine(notBefore: key, in: section)
    let end = line.lowerBound + key.count
    guard end < line.upperBound, bytes[end] == Self.tab,
      bytes[line.lowerBound..<end].elementsEqual(key)
    else { return nil }
    return bytes[(end + 1)..<line.upperBound]
  }

  /// The known words that begin with a letter, with the number of questions that contain each.
  func words(beginningWith letter: UInt8) -> [(word: [UInt8], count: Int)] {
    var words: [(word: [UInt8], count: Int)] = []
    var line = firstLine(notBefore: [letter], in: .words)
    while !line.isEmpty, bytes[line.lowerBound] == letter {
      let parts = bytes[line].split(separator: Self.tab, maxSplits: 1)
      let count = parts.count == 2 ? Int(String(decoding: parts[1], as: UTF8.self)) : nil
      words.append((Array(parts[0]), count ?? 1))
      line = self.line(from: line.upperBound + 1, in: .words)
    }
    return words
  }

  /// The first line of a section whose bytes are not less than a key; empty if there is none.
  private func firstLine(notBefore key: [UInt8], in section: Section) -> Range<Int> {
    guard let range = sections[section] else { return 0..<0 }
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != Self.lineFeed { start -= 1 }
      let line = self.line(from: start, in: section)
      if bytes[line].lexicographicallyPrecedes(key) {
        low = line.upperBound + 1
      } else {
        high = start
      }
    }
    return line(from: low, in: section)
  }

  private func line(from start: Int, in section: Section) -> Range<Int> {
    guard let range = sections[section], start < range.upperBound else { return start..<start }
    var end = start
    while end < range.upperBound, bytes[end] != Self.lineFeed { end += 1 }
    return start..<end
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
}
