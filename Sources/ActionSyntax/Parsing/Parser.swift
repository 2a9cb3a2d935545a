/// Turns tokens into a tree of nodes, without knowledge of types.
///
/// A value is a literal, a collection, a tuple, a key path, a range, or a chain of names:
///
/// ```text
/// value      = simple | simple range [simple] | range simple
/// simple     = literal | chain | "[" items "]" | "(" arguments ")" | key-path
/// chain      = ["."] link { "." link }
/// link       = name { "[" values "]" } [ "(" arguments ")" ]
/// argument   = [ name ":" ] value
/// key-path   = "\" [ name ] { "." name }
/// ```
///
/// A partial parser reads text that is still being typed. Where the text ends too early it does not
/// fail, but leaves a missing value, an empty name or an open bracket in the tree: the place of the
/// cursor.
struct Parser {
  /// The deepest nesting of brackets, and the longest chain of names.
  static let depthLimit = 200

  let source: String
  private let tokens: [Token]
  private let isPartial: Bool
  private var next = 0
  private var depth = 0

  /// Parses a text that consists of one value.
  static func value(_ text: Substring) throws(ActionError) -> SyntaxNode {
    var parser = Parser(try Lexer.tokens(of: text), of: text.base)
    return try parser.wholeValue()
  }

  /// Parses `name: value, name: value` without parentheses. An empty text has no arguments.
  static func arguments(_ text: Substring) throws(ActionError) -> [Argument] {
    var parser = Parser(try Lexer.tokens(of: text), of: text.base)
    return try parser.wholeArguments()
  }

  /// Parses the start of a value, up to a cursor at the last token.
  static func partialValue(_ tokens: [Token], of source: String) throws(ActionError) -> SyntaxNode {
    var parser = Parser(tokens, of: source, isPartial: true)
    return try parser.wholeValue()
  }

  /// Parses the start of a list of arguments, up to a cursor at the last token.
  static func partialArguments(
    _ tokens: [Token], of source: String
  ) throws(ActionError) -> [Argument] {
    var parser = Parser(tokens, of: source, isPartial: true)
    return try parser.wholeArguments()
  }

  private init(_ tokens: [Token], of source: String, isPartial: Bool = false) {
    self.source = source
    self.tokens = tokens
    self.isPartial = isPartial
  }

  private mutating func wholeValue() throws(ActionError) -> SyntaxNode {
    let node = try value()
    try expectEnd()
    return node
  }

  private mutating func wholeArguments() throws(ActionError) -> [Argument] {
    if token.kind == .end, !isPartial { return [] }
    var arguments: [Argument] = []
    repeat { arguments.append(try argument()) } while take(.comma)
    try expectEnd()
    return arguments
  }

  var token: Token { tokens[next] }
  var following: Token { tokens[min(next + 1, tokens.count - 1)] }
  /// Whether a partial text ends here.
  var isAtCursor: Bool { isPartial && token.kind == .end }

  /// The end of the last token that was read.
  var lastEnd: String.Index {
    next > 0 ? tokens[next - 1].range.upperBound : token.range.lowerBound
  }

  mutating func advance() {
    if next + 1 < tokens.count { next += 1 }
  }

  mutating func take(_ mark: Token.Punctuation) -> Bool {
    guard token.kind == .punctuation(mark) else { return false }
    advance()
    return true
  }

  /// Runs `body` one level deeper.
  mutating func nested<R>(
    _ body: (inout Parser) throws(ActionError) -> R
  ) throws(ActionError) -> R {
    depth += 1
    defer { depth -= 1 }
    try checkLimit(depth)
    return try body(&self)
  }

  func checkLimit(_ count: Int) throws(ActionError) {
    guard count <= Self.depthLimit else {
      throw error(
        .nestedTooDeep, "this is nested deeper than \(Self.depthLimit) levels",
        hint: "expected at most \(Self.depthLimit) levels")
    }
  }

  /// Reads an opening bracket and the elements up to `closing`, separated by commas.
  ///
  /// - Returns: The elements, and whether the text ends before the closing bracket.
  mutating func list<Element>(
    to closing: Token.Punctuation, _ element: (inout Parser) throws(ActionError) -> Element
  ) throws(ActionError) -> (elements: [Element], isOpen: Bool) {
    let opening = token
    advance()
    var elements: [Element] = []
    while !take(closing) {
      if isListEnd, !isAtCursor { throw unclosed(opening, closing) }
      elements.append(try element(&self))
      if isAtCursor { return (elements, true) }
      guard take(.comma) || token.kind == .punctuation(closing) else {
        throw unclosed(opening, closing)
      }
    }
    return (elements, false)
  }

  private var isListEnd: Bool {
    switch token.kind {
    case .end, .punctuation(.closeBracket), .punctuation(.closeParenthesis): true
    default: false
    }
  }
}

// Errors

extension Parser {
  func error(
    _ code: ActionErrorCode, _ summary: String, at range: Range<String.Index>? = nil,
    hint: String? = nil
  ) -> ActionError {
    ActionError(code, summary, in: source, at: range ?? token.range, hint: hint)
  }

  private func expectEnd() throws(ActionError) {
    switch token.kind {
    case .end: return
    case .punctuation(.closeParenthesis):
      throw error(.strayBracket, "`)` has no matching `(`", hint: "expected the end of the line")
    case .punctuation(.closeBracket):
      throw error(.strayBracket, "`]` has no matching `[`", hint: "expected the end of the line")
    default: throw unexpectedToken(hint: "expected the end of the line")
    }
  }

  /// The error for a token that cannot start a value.
  func noValue() -> ActionError {
    token.kind == .end
      ? error(.missingInput, "a value is missing", hint: "expected a value")
      : unexpectedToken(hint: "expected a value")
  }

  /// The error for a list that neither continues nor ends.
  func unclosed(_ opening: Token, _ closing: Token.Punctuation) -> ActionError {
    let bracket = shown(opening)
    switch token.kind {
    case .end:
      return error(
        .unclosedBracket, "`\(bracket)` is not closed", at: opening.range,
        hint: "expected \(closing.rawValue) before the end of the line")
    case .punctuation(let mark) where mark == .closeParenthesis || mark == .closeBracket:
      return error(
        .unclosedBracket, "`\(mark.rawValue)` does not close `\(bracket)`",
        hint: "expected \(closing.rawValue)")
    default: return unexpectedToken(hint: "expected a comma or \(closing.rawValue)")
    }
  }

  private func unexpectedToken(hint: String) -> ActionError {
    error(.unexpectedToken, "unexpected `\(shown(token))`", hint: hint)
  }

  /// The first characters of a token as it was typed.
  func shown(_ token: Token) -> String {
    let text = source[token.range]
    let head = text.prefix(24)
    return head.endIndex == text.endIndex ? String(head) : head + "…"
  }
}
