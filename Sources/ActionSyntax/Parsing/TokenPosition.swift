/// The tokens of a line and a position among them.
struct TokenPosition {
  /// The deepest nesting of brackets, and the longest chain of names.
  private static let depthLimit = 200

  private let source: String
  private let tokens: [Token]
  /// Whether the text is still being typed.
  let isPartial: Bool
  private var next = 0

  init(_ tokens: [Token], of source: String, isPartial: Bool = false) {
    self.source = source
    self.tokens = tokens
    self.isPartial = isPartial
  }

  var current: Token { tokens[next] }
  /// The token after it.
  var following: Token { tokens[min(next + 1, tokens.count - 1)] }
  /// Whether a partial text ends here.
  var isAtCursor: Bool { isPartial && current.kind == .end }

  /// The end of the last token that was read.
  var lastEnd: String.Index {
    next > 0 ? tokens[next - 1].range.upperBound : current.range.lowerBound
  }

  mutating func advance() {
    if next + 1 < tokens.count { next += 1 }
  }

  mutating func take(_ mark: Token.Punctuation) -> Bool {
    guard current.kind == .punctuation(mark) else { return false }
    advance()
    return true
  }

  /// Throws an error if this is too deep, or too long a chain.
  func checkLimit(_ count: Int) throws(InputError) {
    guard count <= Self.depthLimit else {
      throw error(
        .nestedTooDeep, "this is nested deeper than \(Self.depthLimit) levels",
        hint: "expected at most \(Self.depthLimit) levels")
    }
  }

  /// Whether no list continues here.
  var isListEnd: Bool {
    switch current.kind {
    case .end, .punctuation(.closeBracket), .punctuation(.closeParenthesis): true
    default: false
    }
  }

  /// Whether a value can begin here.
  var startsValue: Bool {
    switch current.kind {
    case .end, .punctuation(.comma), .punctuation(.closeBracket), .punctuation(.closeParenthesis):
      false
    default: true
    }
  }

  /// Reads the operator of a range.
  ///
  /// - Returns: Whether it is `...`; `nil` if there is none.
  mutating func takeRangeOperator() -> Bool? {
    if take(.closedRange) { return true }
    return take(.halfOpenRange) ? false : nil
  }

  /// Reads a name; at the cursor, an empty one.
  mutating func name() throws(InputError) -> NameSyntax {
    if isAtCursor { return NameSyntax(text: "", range: current.range) }
    guard case .identifier(let text) = current.kind else {
      let isEnd = current.kind == .end
      throw error(
        isEnd ? .missingInput : .unexpectedToken,
        isEnd ? "a name is missing" : "`\(shown(current))` is not a name", hint: "expected a name")
    }
    defer { advance() }
    return NameSyntax(text: text, range: current.range)
  }

  /// A node from `start` to the last token that was read.
  func node(
    _ kind: SyntaxNode.Kind, from start: String.Index, isOpen: Bool = false
  ) -> SyntaxNode {
    SyntaxNode(kind: kind, range: start..<max(start, lastEnd), isOpen: isOpen)
  }

  /// Reads a token as a node.
  mutating func literalNode(_ kind: SyntaxNode.Kind) -> SyntaxNode {
    defer { advance() }
    return SyntaxNode(kind: kind, range: current.range)
  }
}

// Errors

extension TokenPosition {
  func error(
    _ code: InputErrorCode, _ summary: String, at range: Range<String.Index>? = nil,
    hint: String? = nil
  ) -> InputError {
    InputError(code, summary, in: source, at: range ?? current.range, hint: hint)
  }

  /// Throws an error unless the text ends here.
  func expectEnd() throws(InputError) {
    switch current.kind {
    case .end: return
    case .punctuation(.closeParenthesis):
      throw error(.strayBracket, "`)` has no matching `(`", hint: "expected the end of the line")
    case .punctuation(.closeBracket):
      throw error(.strayBracket, "`]` has no matching `[`", hint: "expected the end of the line")
    default: throw unexpectedToken(hint: "expected the end of the line")
    }
  }

  func noValue() -> InputError {
    current.kind == .end
      ? error(.missingInput, "a value is missing", hint: "expected a value")
      : unexpectedToken(hint: "expected a value")
  }

  /// The error for a list that neither continues nor ends.
  func unclosed(_ opening: Token, _ closing: Token.Punctuation) -> InputError {
    let bracket = shown(opening)
    switch current.kind {
    case .end:
      return error(
        .unclosedBracket, "`\(bracket)` is not closed", at: opening.range,
        hint: "expected \(closing.rawValue) before the end of the line")
    case .punctuation(let mark) where mark == .closeParenthesis || mark == .closeBracket:
      return error(
        .unclosedBracket, "`\(mark.rawValue)` does not close `\(bracket)`",
        hint: "expected \(closing.rawValue)")
    case .identifier:
      guard next > 0, case .identifier = tokens[next - 1].kind else { fallthrough }
      // As in a text without quotation marks.
      return unexpectedToken(
        hint:
          "expected a comma or \(closing.rawValue), or quotation marks around a text with spaces")
    default: return unexpectedToken(hint: "expected a comma or \(closing.rawValue)")
    }
  }

  private func unexpectedToken(hint: String) -> InputError {
    error(.unexpectedToken, "unexpected `\(shown(current))`", hint: hint)
  }

  /// The first characters of a token as it was typed.
  private func shown(_ token: Token) -> String {
    let text = source[token.range]
    let head = text.prefix(24)
    return head.endIndex == text.endIndex ? String(head) : head + "…"
  }
}
