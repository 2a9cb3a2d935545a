/// A word, a literal or a punctuation mark of Swift source. Comments and white space lie between tokens.
package struct Token: Equatable {
  package enum Kind: Equatable {
    /// An identifier, a keyword, a number, or a name that begins with `$`; backticks included.
    case word
    /// A string literal with its delimiters and interpolations.
    case string
    /// A regular expression literal with its delimiters.
    case regex
    /// `#if`, `#Preview` and other words after a number sign.
    case directive
    /// A single character, or the arrow `->`.
    case punctuation
  }

  package var kind: Kind
  /// Where the token is, in UTF-8 offsets from the start of the source.
  package var range: Range<Int>
  /// Whether only white space and comments precede the token on its line.
  package var isFirstOnLine: Bool
  /// Whether the previous token ends where this one begins.
  package var isAdjacent: Bool
}

/// Swift source, its tokens, and the text between two offsets.
package struct SourceText {
  package let bytes: [UInt8]
  package let tokens: [Token]

  /// - Parameter interpolations: Whether the token of a literal is followed by those in its interpolations, parentheses included.
  package init(_ text: String, interpolations: Bool = false) {
    bytes = Array(text.utf8)
    tokens = Tokenizer.tokens(in: bytes, interpolations: interpolations)
  }

  /// The source between two UTF-8 offsets.
  package subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  package subscript(token: Token) -> String { self[token.range] }
}
