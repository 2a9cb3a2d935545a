/// The identifying words of a message, and the page about it.
struct MessagePattern: Sendable {
  /// The name of the page: `TCA003`, `type checking`.
  let page: String
  let kind: RecognizedMessage.Kind
  /// Phrases that follow each other, with other words between them.
  let phrases: [[String]]
  /// The number of identifying words.
  let wordCount: Int

  /// - Parameter text: The words. `…` stands for any other words.
  init(_ page: String, _ kind: RecognizedMessage.Kind, _ text: String) {
    self.page = page
    self.kind = kind
    phrases = text.split(separator: "…").map { Words.of(String($0)) }
    wordCount = phrases.reduce(0) { $0 + $1.count }
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

struct RecognizedMessage: Sendable, Equatable {
  let page: String
  /// Where such messages come from.
  let kind: Kind
  /// What the message says about one's own code.
  let details: MessageDetails

  enum Kind: String, Sendable {
    /// The Composable Architecture, while an app runs.
    case runtime
    /// A `TestStore`.
    case test
    /// The Swift compiler.
    case compiler
    /// This program.
    case shell
  }

  /// Recognizes a message of the library, the compiler, or this program. Returns `nil` for other texts.
  init?(_ text: String) {
    let pasted = PastedText(text)
    let first = Self.firstDiagnostic(in: pasted.text).flatMap {
      Self.pattern(in: ["error"] + Words.of(String($0)))
    }
    let isDiagnostic = Self.namesSomething(pasted.text)
    guard
      let (page, kind) = Self.code(in: pasted.text) ?? first
        ?? Self.pattern(in: pasted.words, isDiagnostic: isDiagnostic)
        ?? Self.otherDiagnostic(in: pasted.text)
    else { return nil }
    (self.page, self.kind) = (page, kind)
    details = MessageDetails(text)
  }

  /// Whether a text that is not a question contains a name in single quotation marks, as the compiler writes names.
  private static func namesSomething(_ text: String) -> Bool {
    let first = Words.of(text).first ?? ""
    let isQuestion = text.contains("?") || askingWords.contains(first)
    return !isQuestion && text.firstMatch(of: /(?:^|[\s“"(:])['‘]@?[\w$.<>()\[\]:, ]+['’]/) != nil
  }

  private static let askingWords: Set<String> = [
    "how", "why", "what", "when", "where", "which", "who", "can", "do", "does", "is", "are",
    "should", "my", "i",
  ]

  private static func code(in text: String) -> (String, Kind)? {
    guard let code = text.firstMatch(of: /\b(TCA\d{3})\b/.ignoresCase()) else { return nil }
    return (code.1.uppercased(), .shell)
  }

  /// The first of several messages of the compiler: the others often follow from it.
  private static func firstDiagnostic(in text: String) -> Substring? {
    let form = /\.swift:\d+:\d+:\s+(?:error|warning):\s+/
    let places = text.matches(of: form)
    guard let first = places.first(where: { $0.0.contains("error") }) ?? places.first
    else { return nil }
    let next = places.first { $0.range.lowerBound > first.range.lowerBound }
    return text[first.range.upperBound..<(next?.range.lowerBound ?? text.endIndex)]
  }

  /// A message of the compiler that no pattern describes.
  private static func otherDiagnostic(in text: String) -> (String, Kind)? {
    let form = /\.swift:\d+:\d+: (?:error|warning|note):/
    return text.firstMatch(of: form) == nil ? nil : ("compiler messages", .compiler)
  }

  /// The pattern with the most words among those that occur.
  ///
  /// One or two words such as `is deprecated` identify a message of the compiler only if the text says that
  /// it is one: they also occur in questions. So does a word such as `unimplemented`.
  private static func pattern(
    in words: [String], isDiagnostic: Bool = false
  ) -> (String, Kind)? {
    let saysSo =
      words.contains("error") || words.contains("warning")
      || words.firstRange(of: ["was", "deprecated", "in"]) != nil
    // Xcode shows a message without `error:`, but with the name that it is about. One word such as `unused` is not enough then.
    let shortest = saysSo ? 1 : isDiagnostic ? 2 : 3
    var best: (index: Int, pattern: MessagePattern)?
    for index in MessageTable.candidates(for: words) {
      let pattern = MessageTable.patterns[index]
      let least =
        switch pattern.kind {
        case .compiler: shortest
        case .runtime, .test: saysSo || isDiagnostic ? 1 : 2
        case .shell: 1
        }
      guard pattern.wordCount >= least else { continue }
      if let best {
        let isBetter = (best.pattern.wordCount, index) < (pattern.wordCount, best.index)
        guard isBetter else { continue }
      }
      if pattern.occurs(in: words) { best = (index, pattern) }
    }
    return best.map { ($0.pattern.page, $0.pattern.kind) }
  }
}
