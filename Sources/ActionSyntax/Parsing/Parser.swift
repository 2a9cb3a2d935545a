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
  private var tokens: TokenPosition
  private var depth = 0

  /// Parses a text that consists of one value.
  static func value(_ text: Substring) throws(InputError) -> SyntaxNode {
    var parser = Parser(try Lexer.tokens(of: text), of: text.base)
    return try parser.wholeValue()
  }

  /// Parses `name: value, name: value` without parentheses. An empty text has no arguments.
  static func arguments(_ text: Substring) throws(InputError) -> [Argument] {
    var parser = Parser(try Lexer.tokens(of: text), of: text.base)
    return try parser.wholeArguments()
  }

  /// Parses the start of a value, up to a cursor at the last token.
  static func partialValue(_ tokens: [Token], of source: String) throws(InputError) -> SyntaxNode {
    var parser = Parser(tokens, of: source, isPartial: true)
    return try parser.wholeValue()
  }

  /// Parses the start of a list of arguments, up to a cursor at the last token.
  static func partialArguments(
    _ tokens: [Token], of source: String
  ) throws(InputError) -> [Argument] {
    var parser = Parser(tokens, of: source, isPartial: true)
    return try parser.wholeArguments()
  }

  private init(_ tokens: [Token], of source: String, isPartial: Bool = false) {
    self.tokens = TokenPosition(tokens, of: source, isPartial: isPartial)
  }

  private mutating func wholeValue() throws(InputError) -> SyntaxNode {
    let node = try value()
    try tokens.expectEnd()
    return node
  }

  private mutating func wholeArguments() throws(InputError) -> [Argument] {
    if tokens.current.kind == .end, !tokens.isPartial { return [] }
    var arguments: [Argument] = []
    repeat { arguments.append(try argument()) } while tokens.take(.comma)
    try tokens.expectEnd()
    return arguments
  }

  private mutating func nested<R>(
    _ body: (inout Parser) throws(InputError) -> R
  ) throws(InputError) -> R {
    depth += 1
    defer { depth -= 1 }
    try tokens.checkLimit(depth)
    return try body(&self)
  }

  /// Reads an opening bracket and the elements up to `closing`, separated by commas.
  ///
  /// - Returns: The elements, and whether the text ends before the closing bracket.
  private mutating func list<Element>(
    to closing: Token.Punctuation, _ element: (inout Parser) throws(InputError) -> Element
  ) throws(InputError) -> (elements: [Element], isOpen: Bool) {
    let opening = tokens.current
    tokens.advance()
    var elements: [Element] = []
    while !tokens.take(closing) {
      if tokens.isListEnd, !tokens.isAtCursor { throw tokens.unclosed(opening, closing) }
      elements.append(try element(&self))
      if tokens.isAtCursor { return (elements, true) }
      guard tokens.take(.comma) || tokens.current.kind == .punctuation(closing) else {
        throw tokens.unclosed(opening, closing)
      }
    }
    return (elements, false)
  }

  private mutating func value() throws(InputError) -> SyntaxNode {
    let start = tokens.current.range.lowerBound
    if let isClosed = tokens.takeRangeOperator() {
      let upper = try simpleValue()
      return tokens.node(.range(lower: nil, isClosed: isClosed, upper: upper), from: start)
    }
    let lower = try simpleValue()
    guard let isClosed = tokens.takeRangeOperator() else { return lower }
    let upper = tokens.startsValue ? try simpleValue() : nil
    return tokens.node(.range(lower: lower, isClosed: isClosed, upper: upper), from: start)
  }

  private mutating func argument() throws(InputError) -> Argument {
    guard case .identifier(let label) = tokens.current.kind,
      tokens.following.kind == .punctuation(.colon)
    else {
      return Argument(value: try value())
    }
    let name = NameSyntax(text: label, range: tokens.current.range)
    tokens.advance()
    tokens.advance()
    return Argument(label: name, value: try value())
  }

  private mutating func simpleValue() throws(InputError) -> SyntaxNode {
    switch tokens.current.kind {
    case .number(let literal): return tokens.literalNode(.number(literal))
    case .quantity(let literal, let unit): return tokens.literalNode(.quantity(literal, unit: unit))
    case .string(let text): return tokens.literalNode(.string(text))
    case .bare(let text): return tokens.literalNode(.bare(text))
    case .identifier("true"): return tokens.literalNode(.boolean(true))
    case .identifier("false"): return tokens.literalNode(.boolean(false))
    case .identifier("nil"): return tokens.literalNode(.null)
    case .identifier, .punctuation(.dot): return try chain()
    case .punctuation(.openBracket): return try collection()
    case .punctuation(.openParenthesis): return try tuple()
    case .punctuation(.backslash): return try keyPath()
    case .punctuation(.hash): return try position()
    case .end where tokens.isAtCursor:
      return SyntaxNode(kind: .missing, range: tokens.current.range)
    default: throw tokens.noValue()
    }
  }

  private mutating func tuple() throws(InputError) -> SyntaxNode {
    let start = tokens.current.range.lowerBound
    let (arguments, isOpen) = try arguments()
    return tokens.node(.tuple(arguments), from: start, isOpen: isOpen)
  }

  /// Reads the arguments between parentheses.
  private mutating func arguments() throws(InputError) -> (elements: [Argument], isOpen: Bool) {
    try nested { parser throws(InputError) in
      try parser.list(to: .closeParenthesis) { parser throws(InputError) in
        try parser.argument()
      }
    }
  }

  private mutating func keyPath() throws(InputError) -> SyntaxNode {
    let start = tokens.current.range.lowerBound
    tokens.advance()
    var root: NameSyntax?
    if case .identifier = tokens.current.kind { root = try tokens.name() }
    var components: [NameSyntax] = []
    while tokens.take(.dot) {
      components.append(try tokens.name())
      try tokens.checkLimit(components.count)
    }
    guard !components.isEmpty || tokens.isAtCursor else {
      throw tokens.error(
        .unexpectedToken, "the key path has no property", at: start..<max(start, tokens.lastEnd),
        hint: "expected a property such as \\.$name")
    }
    return tokens.node(.keyPath(KeyPathSyntax(root: root, components: components)), from: start)
  }

  /// `.a(1)[2].b`, `Type.a`, `a`.
  private mutating func chain() throws(InputError) -> SyntaxNode {
    let start = tokens.current.range.lowerBound
    let isImplicit = tokens.take(.dot)
    var links: [Chain.Link] = []
    repeat {
      links.append(try link())
      try tokens.checkLimit(links.count)
    } while tokens.take(.dot)
    return tokens.node(.chain(Chain(isImplicit: isImplicit, links: links)), from: start)
  }

  private mutating func link() throws(InputError) -> Chain.Link {
    let name = try tokens.name()
    var subscripts: [SyntaxNode] = []
    var isOpen = false
    while tokens.current.kind == .punctuation(.openBracket) {
      let brackets = try subscriptValues()
      subscripts += brackets.elements
      isOpen = brackets.isOpen
    }
    var arguments: [Argument]?
    if tokens.current.kind == .punctuation(.openParenthesis) {
      let parentheses = try self.arguments()
      (arguments, isOpen) = (parentheses.elements, parentheses.isOpen)
    }
    return Chain.Link(
      name: name, subscripts: subscripts, arguments: arguments,
      range: name.range.lowerBound..<max(name.range.upperBound, tokens.lastEnd), isOpen: isOpen)
  }

  private mutating func subscriptValues() throws(InputError) -> (
    elements: [SyntaxNode], isOpen: Bool
  ) {
    let opening = tokens.current.range
    let values = try nested { parser throws(InputError) in
      try parser.list(to: .closeBracket) { parser throws(InputError) in
        try parser.subscriptValue()
      }
    }
    if values.elements.isEmpty {
      throw tokens.error(
        .missingInput, "`[]` is empty", at: opening,
        hint: "expected an ID, or a position such as #0")
    }
    return values
  }

  private mutating func subscriptValue() throws(InputError) -> SyntaxNode {
    // The label of `\.rows[id: 1]` in source code.
    if case .identifier("id") = tokens.current.kind, tokens.following.kind == .punctuation(.colon) {
      tokens.advance()
      tokens.advance()
    }
    return try value()
  }

  /// `#0`: a position in brackets, or the ID of an element in a stack.
  private mutating func position() throws(InputError) -> SyntaxNode {
    let start = tokens.current.range.lowerBound
    tokens.advance()
    guard case .number(let literal) = tokens.current.kind, let position = literal.integer(Int.self),
      position >= 0
    else {
      throw tokens.error(
        .unexpectedToken, "`#` is not followed by a position", hint: "expected #0, #1, …")
    }
    tokens.advance()
    return tokens.node(.position(position), from: start)
  }

  /// `[]`, `[:]`, `[a, b]`, `[a: b]`.
  private mutating func collection() throws(InputError) -> SyntaxNode {
    let start = tokens.current.range.lowerBound
    if tokens.following.kind == .punctuation(.colon) { return try emptyDictionary() }
    let (items, isOpen) = try nested { parser throws(InputError) in
      try parser.list(to: .closeBracket) { parser throws(InputError) in try parser.item() }
    }
    let entries = items.compactMap { item in
      item.value.map { SyntaxNode.KeyedValue(key: item.key, value: $0) }
    }
    if entries.isEmpty { return tokens.node(.list(items.map(\.key)), from: start, isOpen: isOpen) }
    if let odd = items.first(where: { $0.value == nil }), !isOpen {
      throw tokens.error(
        .unexpectedToken, "this element has no value, but others do", at: odd.key.range,
        hint: "expected key: value")
    }
    return tokens.node(.dictionary(entries), from: start, isOpen: isOpen)
  }

  /// An element, or a key and its value.
  private mutating func item() throws(InputError) -> (key: SyntaxNode, value: SyntaxNode?) {
    let key = try value()
    return (key, tokens.take(.colon) ? try value() : nil)
  }

  private mutating func emptyDictionary() throws(InputError) -> SyntaxNode {
    let opening = tokens.current
    tokens.advance()
    tokens.advance()
    guard tokens.take(.closeBracket) else { throw tokens.unclosed(opening, .closeBracket) }
    return tokens.node(.dictionary([]), from: opening.range.lowerBound)
  }
}
