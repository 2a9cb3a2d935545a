import Foundation

extension UUID: TextConstructible {
  /// With or without quotes; a number is the last digits of one that is otherwise zero.
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    switch node.kind {
    case .string(let text), .bare(let text):
      if let uuid = UUID(uuidString: text) { return uuid }
      throw builder.invalid("\(builder.shown(node)) is no UUID", node, Self.self)
    case .number(let literal):
      if let uuid = numbered(literal) { return uuid }
    default: break
    }
    throw builder.wrongType(node, Self.self)
  }

  package static var expectation: String {
    "a UUID such as 00000000-0000-0000-0000-000000000001"
  }

  private static func numbered(_ literal: NumberLiteral) -> UUID? {
    guard let number = literal.integer(UInt64.self) else { return nil }
    let digits = String(number, radix: 16)
    let hex = String(repeating: "0", count: 16 - digits.count) + digits
    return UUID(uuidString: "00000000-0000-0000-\(hex.prefix(4))-\(hex.suffix(12))")
  }
}

extension URL: TextConstructible {
  /// With or without quotes.
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    switch node.kind {
    case .string(let text), .bare(let text):
      if let url = URL(string: text) { return url }
      throw builder.invalid("\(builder.shown(node)) is no URL", node, Self.self)
    default: throw builder.wrongType(node, Self.self)
    }
  }

  package static var expectation: String { "a URL such as https://example.com" }
}

extension Data: TextConstructible {
  /// Text as its UTF-8 bytes, or a list of bytes.
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    switch node.kind {
    case .string(let text): return Data(text.utf8)
    case .list: return Data(try builder.value(node, as: [UInt8].self))
    default: throw builder.wrongType(node, Self.self)
    }
  }

  package static var expectation: String { "text in double quotes, or bytes such as [1, 255]" }
}
