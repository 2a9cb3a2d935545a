/// A message of the library, the compiler, or this program, recognized in a text that somebody pasted.
struct RecognizedMessage: Sendable, Equatable {
  let page: String
  /// Where such messages come from.
  let kind: MessageKind
  /// What the message says about one's own code.
  let details: MessageDetails

  /// Recognizes a message; `nil` for other texts. The first of these decides:
  ///
  /// 1. a code such as `TCA003`,
  /// 2. the identifying words in the first error of the compiler,
  /// 3. those in the whole text,
  /// 4. the form of a compiler's message.
  init?(_ text: String) {
    let pasted = PastedText(text)
    guard
      let (page, kind) = Self.code(in: pasted.text) ?? Self.firstDiagnostic(in: pasted.text)
        ?? MessageTable.best(in: pasted.words, namesSomething: Self.namesSomething(pasted.text))
        ?? Self.otherDiagnostic(in: pasted.text)
    else { return nil }
    (self.page, self.kind) = (page, kind)
    details = MessageDetails(text)
  }

  private static func code(in text: String) -> (String, MessageKind)? {
    guard let code = text.firstMatch(of: /\b(TCA\d{3})\b/.ignoresCase()) else { return nil }
    return (code.1.uppercased(), .shell)
  }

  /// The first of several messages of the compiler: the others often follow from it.
  private static func firstDiagnostic(in text: String) -> (String, MessageKind)? {
    let form = /\.swift:\d+:\d+:\s+(?:error|warning):\s+/
    let places = text.matches(of: form)
    guard let first = places.first(where: { $0.0.contains("error") }) ?? places.first
    else { return nil }
    let next = places.first { $0.range.lowerBound > first.range.lowerBound }
    let message = text[first.range.upperBound..<(next?.range.lowerBound ?? text.endIndex)]
    return MessageTable.best(in: ["error"] + Words.of(String(message)), namesSomething: false)
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

  /// A message of the compiler that no pattern describes.
  private static func otherDiagnostic(in text: String) -> (String, MessageKind)? {
    let form = /\.swift:\d+:\d+: (?:error|warning|note):/
    return text.firstMatch(of: form) == nil ? nil : ("compiler messages", .compiler)
  }
}
