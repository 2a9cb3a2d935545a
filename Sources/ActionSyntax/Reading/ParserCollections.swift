extension Parser {
  /// `[]`, `[:]`, `[a, b]`, `[a: b]`.
  package mutating func collection() throws(ActionError) -> Node {
    let start = token.range.lowerBound
    if following.kind == .sign(.colon) { return try emptyDictionary() }
    let items = try nested { parser throws(ActionError) in
      try parser.list(to: .closeBracket) { parser throws(ActionError) in try parser.item() }
    }
    let entries = items.compactMap { item in item.value.map { Node.Entry(key: item.key, value: $0) }
    }
    if entries.isEmpty { return node(.list(items.map(\.key)), from: start) }
    if let odd = items.first(where: { $0.value == nil }) {
      throw error(
        .unexpectedToken, "this element has no value while others have one", at: odd.key.range,
        hint: "expected key: value")
    }
    return node(.dictionary(entries), from: start)
  }

  /// An element, or a key and its value.
  private mutating func item() throws(ActionError) -> (key: Node, value: Node?) {
    let key = try value()
    return (key, take(.colon) ? try value() : nil)
  }

  private mutating func emptyDictionary() throws(ActionError) -> Node {
    let opening = token
    advance()
    advance()
    guard take(.closeBracket) else { throw unclosed(opening, .closeBracket) }
    return node(.dictionary([]), from: opening.range.lowerBound)
  }
}
