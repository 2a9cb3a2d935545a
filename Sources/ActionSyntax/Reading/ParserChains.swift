extension Parser {
  /// `.a(1)[2].b`, `Type.a`, `a`.
  package mutating func chain() throws(ActionError) -> Node {
    let start = token.range.lowerBound
    let isImplicit = take(.dot)
    var links: [Chain.Link] = []
    repeat {
      links.append(try link())
      try limit(links.count)
    } while take(.dot)
    return node(.chain(Chain(isImplicit: isImplicit, links: links)), from: start)
  }

  package mutating func name() throws(ActionError) -> Name {
    guard case .identifier(let text) = token.kind else {
      let found = token.kind == .end ? "a name is missing" : "`\(shown(token))` is no name"
      throw error(
        token.kind == .end ? .missingInput : .unexpectedToken, found, hint: "expected a name")
    }
    defer { advance() }
    return Name(text: text, range: token.range)
  }

  package func limit(_ count: Int) throws(ActionError) {
    guard count <= Self.depthLimit else {
      throw error(
        .nestedTooDeep, "this is nested deeper than \(Self.depthLimit) levels",
        hint: "expected at most \(Self.depthLimit) levels")
    }
  }

  private mutating func link() throws(ActionError) -> Chain.Link {
    let name = try name()
    var subscripts: [Node] = []
    while token.kind == .sign(.openBracket) { subscripts += try subscriptValues() }
    var arguments: [Argument]?
    if token.kind == .sign(.openParenthesis) {
      arguments = try nested { parser throws(ActionError) in try parser.arguments() }
    }
    return Chain.Link(
      name: name, subscripts: subscripts, arguments: arguments,
      range: name.range.lowerBound..<max(name.range.upperBound, lastEnd))
  }

  private mutating func subscriptValues() throws(ActionError) -> [Node] {
    let opening = token.range
    let values = try nested { parser throws(ActionError) in
      try parser.list(to: .closeBracket) { parser throws(ActionError) in
        try parser.subscriptValue()
      }
    }
    if values.isEmpty {
      throw error(
        .missingInput, "`[]` is empty", at: opening,
        hint: "expected an id, or a position such as #0")
    }
    return values
  }

  private mutating func subscriptValue() throws(ActionError) -> Node {
    let start = token.range.lowerBound
    guard take(.hash) else { return try value() }
    guard case .number(let literal) = token.kind, let position = literal.integer(Int.self),
      position >= 0
    else {
      throw error(.unexpectedToken, "`#` needs a position behind it", hint: "expected #0, #1, …")
    }
    advance()
    return node(.position(position), from: start)
  }
}
