extension String: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    guard case .string(let text) = node.kind else { throw builder.wrongType(node, Self.self) }
    return text
  }

  package static var expectation: String { "text in double quotes" }
}

extension Substring: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    guard case .string(let text) = node.kind else { throw builder.wrongType(node, Self.self) }
    return Substring(text)
  }

  package static var expectation: String { String.expectation }
}

extension Character: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    guard case .string(let text) = node.kind, text.count == 1, let character = text.first else {
      throw builder.wrongType(node, Self.self)
    }
    return character
  }

  package static var expectation: String { "one character in double quotes" }
}

extension Bool: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    guard case .boolean(let flag) = node.kind else { throw builder.wrongType(node, Self.self) }
    return flag
  }

  package static var expectation: String { "true or false" }
}
