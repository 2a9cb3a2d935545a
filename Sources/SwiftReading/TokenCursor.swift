/// A position in a list of tokens, with the steps that every reader of declarations and types takes.
package struct TokenCursor {
  package let source: SourceText
  /// Texts of the tokens, made once: readers compare them repeatedly.
  private let texts: [String]
  package private(set) var index = 0

  package init(_ source: SourceText) {
    self.source = source
    texts = source.tokens.map { source[$0] }
  }

  package var token: Token? { index < source.tokens.count ? source.tokens[index] : nil }
  package var previous: Token? { index > 0 ? source.tokens[index - 1] : nil }
  /// Whether the previous token is the name after a dot.
  package var isPreviousMember: Bool { index > 1 && texts[index - 2] == "." }
  package var isAtEnd: Bool { index >= source.tokens.count }

  /// The text of the current token, or an empty string at the end.
  package var text: String { text(ahead: 0) }

  package func text(ahead: Int) -> String {
    index + ahead < texts.count ? texts[index + ahead] : ""
  }

  package func isWord(ahead: Int) -> Bool {
    index + ahead < source.tokens.count && source.tokens[index + ahead].kind == .word
  }

  /// Where the current token begins.
  package var start: Int { token?.range.lowerBound ?? source.bytes.count }
  /// Where the previous token ends.
  package var end: Int { previous?.range.upperBound ?? 0 }

  package mutating func advance() { index = min(index + 1, source.tokens.count) }

  package mutating func move(to index: Int) { self.index = index }

  /// Steps over the current token if it has a text.
  package mutating func skip(_ text: String) -> Bool {
    guard !isAtEnd, self.text == text else { return false }
    advance()
    return true
  }

  /// Whether the current token opens a bracket.
  package var isOpening: Bool { isOneOf("(", "[", "{") }
  package var isClosing: Bool { isOneOf(")", "]", "}") }

  /// Whether the current token is one of some punctuation marks.
  package func isOneOf(_ marks: String...) -> Bool {
    token?.kind == .punctuation && marks.contains(text)
  }

  /// Skips an opening bracket and everything up to its closing bracket.
  package mutating func skipBracketed() {
    var depth = 0
    repeat {
      if isOpening { depth += 1 } else if isClosing { depth -= 1 }
      advance()
    } while depth > 0 && !isAtEnd
  }

  /// Skips `<...>`.
  package mutating func skipAngles() {
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
