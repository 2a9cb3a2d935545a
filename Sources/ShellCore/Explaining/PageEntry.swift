/// The entry of a page about one message. Some pages are lists of messages:
/// ```
/// - **Missing return.** A case of `reduce` ends without an effect. **Fix.** `return .none`.
/// ```
///
/// What a title has in quotation marks makes the entry true, so a message must contain it: `cannot convert value of type 'Effect'`.
/// An entry can also say what replaces older names, and is about each message that contains one of them:
/// ```
/// - **Since 1.7:** `if let`, `ForEach` in place of `IfLetStore`, `ForEachStore`
/// ```
struct PageEntry: Equatable {
  let markdown: String
  /// The position among the entries of the page.
  private let index: Int

  private static let start = "- **"
  /// A page with fewer entries is short enough to be shown as it is.
  private static let fewestEntries = 4

  static func isList(_ page: Page) -> Bool { lines(of: page).count >= fewestEntries }

  private static func lines(of page: Page) -> [Substring] {
    page.markdown.split(separator: "\n").filter { $0.hasPrefix(start) }
  }

  /// Finds the entry whose title has the most words in common with a message; `nil` if no title is like it, or if the page is not a list.
  init?(of page: Page, about message: String) {
    guard Self.isList(page) else { return nil }
    let words = Set(Self.words(of: message[...]))
    var best: (score: Score, index: Int)?
    let lines = Self.lines(of: page)
    for (index, line) in lines.enumerated() {
      if Self.replacedNames(in: line).contains(where: words.contains) {
        (markdown, self.index) = (String(line), index)
        return
      }
      for title in Self.titles(of: line) where Self.hasConditions(of: title, message, words) {
        guard let score = Score(of: Self.words(of: title), in: words),
          best.map({ $0.score < score }) ?? true
        else { continue }
        best = (score, index)
      }
    }
    guard let best else { return nil }
    (markdown, index) = (String(lines[best.index]), best.index)
  }

  /// The same entry of a translation, whose entries are in the same order; this one if the page has no translation.
  func translated(in page: Page) -> String {
    let lines = Self.lines(of: page)
    return lines.indices.contains(index) ? String(lines[index]) : markdown
  }

  /// How many of a title's words a message has.
  private struct Score: Comparable {
    let found: Int
    let total: Int

    /// `nil` if fewer than three of four words occur.
    init?(of title: [String], in words: Set<String>) {
      total = title.count
      found = title.count { words.contains($0) }
      guard found > 1, found * 4 >= total * 3 else { return nil }
    }

    /// The larger part of the words; of equal parts, more words.
    static func < (first: Score, second: Score) -> Bool {
      (first.found * second.total, first.found) < (second.found * first.total, second.found)
    }
  }

  /// The messages that a title names: `Missing return; no such module.`
  private static func titles(of line: Substring) -> [Substring] {
    let rest = line.dropFirst(start.count)
    guard let end = rest.firstRange(of: "**") else { return [] }
    return rest[..<end.lowerBound].split(separator: ";")
  }

  /// The names in lowercase that an entry replaces. Calls and key paths are not among them.
  private static func replacedNames(in line: Substring) -> [String] {
    guard let replacement = line.firstRange(of: " in place of ") else { return [] }
    let parts = line[replacement.upperBound...].split(
      separator: "`", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
      .filter { $0.allSatisfy(\.isLetter) }.map { $0.lowercased() }
  }

  /// Whether a message contains what a title has in quotation marks: a name as a word, anything else as it is.
  private static func hasConditions(
    of title: Substring, _ message: String, _ words: Set<String>
  ) -> Bool {
    let quoted = title.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: quoted.count - 1, by: 2).allSatisfy { index in
      let names = Self.words(of: quoted[index])
      return names.isEmpty
        ? message.contains("'\(quoted[index])'") : names.allSatisfy(words.contains)
    }
  }

  private static func words(of text: Substring) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "$") }.map(String.init)
  }
}
