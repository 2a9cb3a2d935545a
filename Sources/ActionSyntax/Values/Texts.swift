extension String: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .string(let text) = node.kind else { throw builder.wrongType(node, Self.self) }
    return text
  }

  package static var expectation: String { "text in double quotes" }
  package static var beginnings: [ValueBeginning] { [.prefix("\"")] }
}

extension Substring: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .string(let text) = node.kind else { throw builder.wrongType(node, Self.self) }
    return Substring(text)
  }

  package static var expectation: String { String.expectation }
  package static var beginnings: [ValueBeginning] { String.beginnings }
}

extension Character: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .string(let text) = node.kind, text.count == 1, let character = text.first else {
      throw builder.wrongType(node, Self.self)
    }
    return character
  }

  package static var expectation: String { "one character in double quotes" }
  package static var beginnings: [ValueBeginning] { String.beginnings }
}

extension Bool: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .boolean(let flag) = node.kind else { throw builder.wrongType(node, Self.self) }
    return flag
  }

  package static var expectation: String { "true or false" }
  package static var beginnings: [ValueBeginning] { [.whole("false"), .whole("true")] }
}

extension UUID: SyntaxConstructible {
  /// Reads a UUID with or without quotation marks. A number becomes the last digits of a UUID whose
  /// other digits are zero.
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    switch node.kind {
    case .string(let text), .bare(let text):
      if let uuid = UUID(uuidString: text) { return uuid }
      throw builder.invalid("\(builder.shown(node)) is not a UUID", node, Self.self)
    case .number(let literal):
      if let uuid = numbered(literal) { return uuid }
    default: break
    }
    throw builder.wrongType(node, Self.self)
  }

  package static var expectation: String {
    "a UUID such as 00000000-0000-0000-0000-000000000001"
  }

  package static var initializerLabel: String? { "uuidString" }

  private static func numbered(_ literal: NumberLiteral) -> UUID? {
    guard let number = literal.integer(UInt64.self) else { return nil }
    let digits = String(number, radix: 16)
    let hex = String(repeating: "0", count: 16 - digits.count) + digits
    return UUID(uuidString: "00000000-0000-0000-\(hex.prefix(4))-\(hex.suffix(12))")
  }
}

extension URL: SyntaxConstructible {
  /// Reads a URL with or without quotation marks.
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    switch node.kind {
    case .string(let text), .bare(let text):
      if let url = URL(string: text) { return url }
      throw builder.invalid("\(builder.shown(node)) is not a URL", node, Self.self)
    default: throw builder.wrongType(node, Self.self)
    }
  }

  package static var expectation: String { "a URL such as https://example.com" }
  package static var initializerLabel: String? { "string" }
}

extension Data: SyntaxConstructible {
  /// Reads text as its UTF-8 bytes, or a list of bytes.
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    switch node.kind {
    case .string(let text): return Data(text.utf8)
    case .list: return Data(try builder.value(node, as: [UInt8].self))
    default: throw builder.wrongType(node, Self.self)
    }
  }

  package static var expectation: String { "text in double quotes, or bytes such as [1, 255]" }
}
