/// Makes a tree of tokens; knows no types.
package struct Parser {
  /// How deep brackets may stand in each other, and how many names a chain may have.
  package static let depthLimit = 200

  package let source: String
  private let tokens: [Token]
  private var next = 0
  private var depth = 0

  /// The one value that is all of `text`.
  package static func value(_ text: Substring) throws(ActionError) -> Node {
    var parser = try Parser(text)
    let node = try parser.value()
    try parser.expectEnd()
    return node
  }

  /// `name: value, name: value`, without parentheses; an empty text has none.
  package static func arguments(_ text: Substring) throws(ActionError) -> [Argument] {
    var parser = try Parser(text)
    if parser.token.kind == .end { return [] }
    var arguments: [Argument] = []
    repeat { arguments.append(try parser.argument()) } while parser.take(.comma)
    try parser.expectEnd()
    return arguments
  }

  package init(_ text: Substring) throws(ActionError) {
    source = text.base
    tokens = try Lexer.tokens(of: text)
  }

  package var token: Token { tokens[next] }
  package var following: Token { tokens[min(next + 1, tokens.count - 1)] }

  /// Where the last token ended.
  package var lastEnd: String.Index {
    next > 0 ? tokens[next - 1].range.upperBound : token.range.lowerBound
  }

  package mutating func advance() {
    if next + 1 < tokens.count { next += 1 }
  }

  package mutating func take(_ sign: Token.Sign) -> Bool {
    guard token.kind == .sign(sign) else { return false }
    advance()
    return true
  }

  /// `body`, one level deeper.
  package mutating func nested<R>(
    _ body: (inout Parser) throws(ActionError) -> R
  ) throws(ActionError) -> R {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw error(
        .nestedTooDeep, "this is nested deeper than \(Self.depthLimit) levels",
        hint: "expected at most \(Self.depthLimit) levels")
    }
    return try body(&self)
  }

  /// What stands between the bracket at hand and `closing`, with commas between.
  package mutating func list<Element>(
    to closing: Token.Sign, _ element: (inout Parser) throws(ActionError) -> Element
  ) throws(ActionError) -> [Element] {
    let opening = token
    advance()
    var elements: [Element] = []
    while !take(closing) {
      if isListEnd { throw unclosed(opening, closing) }
      elements.append(try element(&self))
      guard take(.comma) || token.kind == .sign(closing) else {
        throw unclosed(opening, closing)
      }
    }
    return elements
  }

  private var isListEnd: Bool {
    switch token.kind {
    case .end, .sign(.closeBracket), .sign(.closeParenthesis): true
    default: false
    }
  }

  package func error(
    _ code: ActionErrorCode, _ summary: String, at range: Range<String.Index>? = nil,
    hint: String? = nil
  ) -> ActionError {
    ActionError(code, summary, in: source, at: range ?? token.range, hint: hint)
  }
}
