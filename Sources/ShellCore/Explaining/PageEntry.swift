/// The entry of a page about one message. Some pages are lists of messages:
/// ```
/// - **Missing return.** A case of `reduce` ends without an effect. **Fix.** `return .none`.
/// ```
struct PageEntry: Equatable {
  /// The line of the list.
  let markdown: String

  private static let start = "- **"
  /// A page with fewer entries is short enough to be shown as it is.
  private static let fewestEntries = 4

  /// Finds the entry whose title has the most words in common with a message; `nil` if no title is like it, or if the page is not a list.
  init?(of page: Page, about message: String) {
    let lines = page.markdown.split(separator: "\n").filter { $0.hasPrefix(Self.start) }
    guard lines.count >= Self.fewestEntries else { return nil }
    let words = Set(Self.words(of: message[...]))
    var best: (score: Score, line: Substring)?
    for line in lines {
      for title in Self.titles(of: line) {
        guard let score = Score(of: title, in: words), best.map({ $0.score < score }) ?? true
        else { continue }
        best = (score, line)
      }
    }
    guard let best else { return nil }
    markdown = String(best.line)
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

  /// The words of each message that a title names: `Missing return; no such module.`
  private static func titles(of line: Substring) -> [[String]] {
    let rest = line.dropFirst(start.count)
    guard let end = rest.firstRange(of: "**") else { return [] }
    return rest[..<end.lowerBound].split(separator: ";").map(words(of:))
  }

  private static func words(of text: Substring) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "$") }.map(String.init)
  }
}
