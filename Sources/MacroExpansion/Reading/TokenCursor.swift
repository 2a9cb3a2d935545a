/// A position in a list of tokens, with the steps that every reader of declarations and types takes.
struct TokenCursor {
  let source: SourceText
  /// Texts of the tokens, made once: readers compare them repeatedly.
  private let texts: [String]
  private(set) var index = 0

  init(_ source: SourceText) {
    self.source = source
    texts = source.tokens.map { source[$0] }
  }

  var token: Token? { index < source.tokens.count ? source.tokens[index] : nil }
  var previous: Token? { index > 0 ? source.tokens[index - 1] : nil }
  /// Whether the previous token is the name after a dot.
  var isPreviousMember: Bool { index > 1 && texts[index - 2] == "." }
  var isAtEnd: Bool { index >= source.tokens.count }

  /// The text of the current token, or an empty string at the end.
  var text: String { text(ahead: 0) }

  func text(ahead: Int) -> String { index + ahead < texts.count ? texts[index + ahead] : "" }

  func isWord(ahead: Int) -> Bool {
    index + ahead < source.tokens.count && source.tokens[index + ahead].kind == .word
  }

  /// Where the current token begins.
  var start: Int { token?.range.lowerBound ?? source.bytes.count }
  /// Where the previous token ends.
  var end: Int { previous?.range.upperBound ?? 0 }

  mutating func advance() { index = min(index + 1, source.tokens.count) }

  mutating func move(to index: Int) { self.index = index }

  /// Steps over the current token if it has a text.
  mutating func skip(_ text: String) -> Bool {
    guard !isAtEnd, self.text == text else { return false }
    advance()
    return true
  }

  /// Whether the current token opens a bracket.
  var isOpening: Bool { isOneOf("(", "[", "{") }
  var isClosing: Bool { isOneOf(")", "]", "}") }

  /// Whether the current token is one of some punctuation marks.
  func isOneOf(_ marks: String...) -> Bool { token?.kind == .punctuation && marks.contains(text) }

  /// Skips an opening bracket and everything up to its closing bracket.
  mutating func skipBracketed() {
    var depth = 0
    repeat {
      if isOpening { depth += 1 } else if isClosing { depth -= 1 }
      advance()
    } while depth > 0 && !isAtEnd
  }

  /// Skips `<...>`.
  mutating func skipAngles() {
    var depth = 0
    repeat {
      if isOneOf("<") {
        depth += 1
      } else if isOneOf(">") {
        depth -= 1
      } else if isOpening {
        skipBracketed()
        continue
      } else if isClosing {
        return
      }
      advance()
    } while depth > 0 && !isAtEnd
  }
}
