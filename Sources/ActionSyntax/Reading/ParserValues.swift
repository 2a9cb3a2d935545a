extension Parser {
  package mutating func value() throws(ActionError) -> Node {
    let start = token.range.lowerBound
    if let isClosed = takeRangeSign() {
      let upper = try simpleValue()
      return node(.range(lower: nil, isClosed: isClosed, upper: upper), from: start)
    }
    let lower = try simpleValue()
    guard let isClosed = takeRangeSign() else { return lower }
    let upper = startsValue ? try simpleValue() : nil
    return node(.range(lower: lower, isClosed: isClosed, upper: upper), from: start)
  }

  package mutating func argument() throws(ActionError) -> Argument {
    guard case .identifier(let label) = token.kind, following.kind == .sign(.colon) else {
      return Argument(value: try value())
    }
    let name = Name(text: label, range: token.range)
    advance()
    advance()
    return Argument(label: name, value: try value())
  }

  private mutating func simpleValue() throws(ActionError) -> Node {
    let start = token
    switch start.kind {
    case .number(let literal): return literalNode(.number(literal))
    case .quantity(let literal, let unit): return literalNode(.quantity(literal, unit: unit))
    case .string(let text): return literalNode(.string(text))
    case .bare(let text): return literalNode(.bare(text))
    case .identifier("true"): return literalNode(.boolean(true))
    case .identifier("false"): return literalNode(.boolean(false))
    case .identifier("nil"): return literalNode(.null)
    case .identifier, .sign(.dot): return try chain()
    case .sign(.openBracket): return try collection()
    case .sign(.openParenthesis): return try tuple()
    case .sign(.backslash): return try keyPath()
    default: throw noValue()
    }
  }

  package func node(_ kind: Node.Kind, from start: String.Index) -> Node {
    Node(kind: kind, range: start..<max(start, lastEnd))
  }

  private mutating func literalNode(_ kind: Node.Kind) -> Node {
    defer { advance() }
    return Node(kind: kind, range: token.range)
  }

  private mutating func takeRangeSign() -> Bool? {
    if take(.closedRange) { return true }
    return take(.halfOpenRange) ? false : nil
  }

  private var startsValue: Bool {
    switch token.kind {
    case .end, .sign(.comma), .sign(.closeBracket), .sign(.closeParenthesis): false
    default: true
    }
  }

  private mutating func tuple() throws(ActionError) -> Node {
    let start = token.range.lowerBound
    let arguments = try nested { parser throws(ActionError) in try parser.arguments() }
    return node(.tuple(arguments), from: start)
  }

  /// Between the parentheses at hand.
  package mutating func arguments() throws(ActionError) -> [Argument] {
    try list(to: .closeParenthesis) { parser throws(ActionError) in try parser.argument() }
  }

  private mutating func keyPath() throws(ActionError) -> Node {
    let start = token.range.lowerBound
    advance()
    var root: Name?
    if case .identifier = token.kind { root = try name() }
    var components: [Name] = []
    while take(.dot) {
      components.append(try name())
      try limit(components.count)
    }
    guard !components.isEmpty else {
      throw error(
        .unexpectedToken, "the key path has no property", at: start..<max(start, lastEnd),
        hint: "expected a property such as \\.$name")
    }
    return node(.keyPath(KeyPathText(root: root, components: components)), from: start)
  }
}
