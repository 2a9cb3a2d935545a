/// Where a message comes from.
enum MessageKind: String, Sendable {
  /// The Composable Architecture, while an app runs.
  case runtime
  /// A `TestStore`.
  case test
  /// The Swift compiler.
  case compiler
  /// This program.
  case shell
}

/// The identifying words of a message, and the page about it.
struct MessagePattern: Sendable {
  /// The name of the page: `TCA003`, `type checking`.
  let page: String
  let kind: MessageKind
  /// Phrases that follow each other, with other words between them.
  let phrases: [[String]]
  /// The number of identifying words.
  let wordCount: Int

  /// - Parameter text: The words. `…` stands for any other words.
  init(_ page: String, _ kind: MessageKind, _ text: String) {
    self.page = page
    self.kind = kind
    phrases = text.split(separator: "…").map { Words.of(String($0)) }
    wordCount = phrases.reduce(0) { $0 + $1.count }
  }

  /// The patterns of messages of a kind, by their pages.
  static func list(
    _ kind: MessageKind, _ rows: KeyValuePairs<String, [String]>
  ) -> [MessagePattern] {
    rows.flatMap { page, texts in texts.map { MessagePattern(page, kind, $0) } }
  }

  /// Whether the phrases occur in the words, in their order.
  func occurs(in words: [String]) -> Bool {
    var start = 0
    for phrase in phrases {
      guard let end = Self.end(of: phrase, in: words, from: start) else { return false }
      start = end
    }
    return true
  }

  /// Loops instead of operations on collections, which take ten times as long in a debug build.
  private static func end(of phrase: [String], in words: [String], from first: Int) -> Int? {
    var start = first
    while start + phrase.count <= words.count {
      var length = 0
      while length < phrase.count, words[start + length] == phrase[length] { length += 1 }
      if length == phrase.count { return start + length }
      start += 1
    }
    return nil
  }
}
