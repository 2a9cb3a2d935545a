extension Parser {
  mutating func value() throws(ActionError) -> SyntaxNode {
    let start = token.range.lowerBound
    if let isClosed = takeRangeOperator() {
      let upper = try simpleValue()
      return node(.range(lower: nil, isClosed: isClosed, upper: upper), from: start)
    }
    let lower = try simpleValue()
    guard let isClosed = takeRangeOperator() else { return lower }
    let upper = startsValue ? try simpleValue() : nil
    return node(.range(lower: lower, isClosed: isClosed, upper: upper), from: start)
  }

  mutating func argument() throws(ActionError) -> Argument {
    guard case .identifier(let label) = token.kind, following.kind == .punctuation(.colon) else {
      return Argument(value: try value())
    }
    let name = NameSyntax(text: label, range: token.range)
    advance()
    advance()
    return Argument(label: name, value: try value())
  }

  private mutating func simpleValue() throws(ActionError) -> SyntaxNode {
    switch token.kind {
    case .number(let literal): return literalNode(.number(literal))
    case .quantity(let literal, let unit): return literalNode(.quantity(literal, unit: unit))
    case .string(let text): return literalNode(.string(text))
    case .bare(let text): return literalNode(.bare(text))
    case .identifier("true"): return literalNode(.boolean(true))
    case .identifier("false"): return literalNode(.boolean(false))
    case .identifier("nil"): return literalNode(.null)
    case .identifier, .punctuation(.dot): return try chain()
    case .punctuation(.openBracket): return try collection()
    case .punctuation(.openParenthesis): return try tuple()
    case .punctuation(.backslash): return try keyPath()
    case .punctuation(.hash): return try position()
    case .end where isAtCursor: return SyntaxNode(kind: .missing, range: token.range)
    default: throw noValue()
    }
  }

  private func node(
    _ kind: SyntaxNode.Kind, from start: String.Index, isOpen: Bool = false
  ) -> SyntaxNode {
    SyntaxNode(kind: kind, range: start..<max(start, lastEnd), isOpen: isOpen)
  }

  private mutating func literalNode(_ kind: SyntaxNode.Kind) -> SyntaxNode {
    defer { advance() }
    return SyntaxNode(kind: kind, range: token.range)
  }

  private mutating func takeRangeOperator() -> Bool? {
    if take(.closedRange) { return true }
    return take(.halfOpenRange) ? false : nil
  }

  private var startsValue: Bool {
    switch token.kind {
    case .end, .punctuation(.comma), .punctuation(.closeBracket), .punctuation(.closeParenthesis):
      false
    default: true
    }
  }

  private mutating func tuple() throws(ActionError) -> SyntaxNode {
    let start = token.range.lowerBound
    let (arguments, isOpen) = try arguments()
    return node(.tuple(arguments), from: start, isOpen: isOpen)
  }

  /// Reads the arguments between parentheses.
  private mutating func arguments() throws(ActionError) -> (elements: [Argument], isOpen: Bool) {
    try nested { parser throws(ActionError) in
      try parser.list(to: .closeParenthesis) { parser throws(ActionError) in
        try parser.argument()
      }
    }
  }

  private mutating func keyPath() throws(ActionError) -> SyntaxNode {
    let start = token.range.lowerBound
    advance()
    var root: NameSyntax?
    if case .identifier = token.kind { root = try name() }
    var components: [NameSyntax] = []
    while take(.dot) {
      components.append(try name())
      try checkLimit(components.count)
    }
    guard !components.isEmpty || isAtCursor else {
      throw error(
        .unexpectedToken, "the key path has no property", at: start..<max(start, lastEnd),
        hint: "expected a property such as \\.$name")
    }
    return node(.keyPath(KeyPathSyntax(root: root, components: components)), from: start)
  }

  private mutating func name() throws(ActionError) -> NameSyntax {
    if isAtCursor { return NameSyntax(text: "", range: token.range) }
    guard case .identifier(let text) = token.kind else {
      let isEnd = token.kind == .end
      throw error(
        isEnd ? .missingInput : .unexpectedToken,
        isEnd ? "a name is missing" : "`\(shown(token))` is not a name", hint: "expected a name")
    }
    defer { advance() }
    return NameSyntax(text: text, range: token.range)
  }
}

// Chains

extension Parser {
  /// `.a(1)[2].b`, `Type.a`, `a`.
  private mutating func chain() throws(ActionError) -> SyntaxNode {
    let start = token.range.lowerBound
    let isImplicit = take(.dot)
    var links: [Chain.Link] = []
    repeat {
      links.append(try link())
      try checkLimit(links.count)
    } while take(.dot)
    return node(.chain(Chain(isImplicit: isImplicit, links: links)), from: start)
  }

  private mutating func link() throws(ActionError) -> Chain.Link {
    let name = try name()
    var subscripts: [SyntaxNode] = []
    var isOpen = false
    while token.kind == .punctuation(.openBracket) {
      let brackets = try subscriptValues()
      subscripts += brackets.elements
      isOpen = brackets.isOpen
    }
    var arguments: [Argument]?
    if token.kind == .punctuation(.openParenthesis) {
      let parentheses = try self.arguments()
      (arguments, isOpen) = (parentheses.elements, parentheses.isOpen)
    }
    return Chain.Link(
      name: name, subscripts: subscripts, arguments: arguments,
      range: name.range.lowerBound..<max(name.range.upperBound, lastEnd), isOpen: isOpen)
  }

  private mutating func subscriptValues() throws(ActionError) -> (
    elements: [SyntaxNode], isOpen: Bool
  ) {
    let opening = token.range
    let values = try nested { parser throws(ActionError) in
      try parser.list(to: .closeBracket) { parser throws(ActionError) in
        try parser.subscriptValue()
      }
    }
    if values.elements.isEmpty {
      throw error(
        .missingInput, "`[]` is empty", at: opening,
        hint: "expected an ID, or a position such as #0")
    }
    return values
  }

  private mutating func subscriptValue() throws(ActionError) -> SyntaxNode {
    // The label of `\.rows[id: 1]` in source code.
    if case .identifier("id") = token.kind, following.kind == .punctuation(.colon) {
      advance()
      advance()
    }
    return try value()
  }

  /// `#0`: a position in brackets, or the ID of an element in a stack.
  private mutating func position() throws(ActionError) -> SyntaxNode {
    let start = token.range.lowerBound
    advance()
    guard case .number(let literal) = token.kind, let position = literal.integer(Int.self),
      position >= 0
    else {
      throw error(
        .unexpectedToken, "`#` is not followed by a position", hint: "expected #0, #1, …")
    }
    advance()
    return node(.position(position), from: start)
  }
}

// Collections

extension Parser {
  /// `[]`, `[:]`, `[a, b]`, `[a: b]`.
  private mutating func collection() throws(ActionError) -> SyntaxNode {
    let start = token.range.lowerBound
    if following.kind == .punctuation(.colon) { return try emptyDictionary() }
    let (items, isOpen) = try nested { parser throws(ActionError) in
      try parser.list(to: .closeBracket) { parser throws(ActionError) in try parser.item() }
    }
    let entries = items.compactMap { item in
      item.value.map { SyntaxNode.KeyedValue(key: item.key, value: $0) }
    }
    if entries.isEmpty { return node(.list(items.map(\.key)), from: start, isOpen: isOpen) }
    if let odd = items.first(where: { $0.value == nil }), !isOpen {
      throw error(
        .unexpectedToken, "this element has no value, but others do", at: odd.key.range,
        hint: "expected key: value")
    }
    return node(.dictionary(entries), from: start, isOpen: isOpen)
  }

  /// An element, or a key and its value.
  private mutating func item() throws(ActionError) -> (key: SyntaxNode, value: SyntaxNode?) {
    let key = try value()
    return (key, take(.colon) ? try value() : nil)
  }

  private mutating func emptyDictionary() throws(ActionError) -> SyntaxNode {
    let opening = token
    advance()
    advance()
    guard take(.closeBracket) else { throw unclosed(opening, .closeBracket) }
    return node(.dictionary([]), from: opening.range.lowerBound)
  }
}
