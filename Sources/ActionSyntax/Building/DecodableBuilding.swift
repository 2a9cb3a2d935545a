import Foundation

extension ValueBuilder {
  /// A value that reflection cannot make, by the type's own decoding.
  package func decode<D: Decodable>(_ node: Node, as type: D.Type) throws(ActionError) -> Any {
    guard let json = JSONText.of(node),
      let value = try? JSONDecoder().decode(type, from: Data(json.utf8))
    else { throw wrongType(node, type) }
    return value
  }
}

/// What was typed as JSON, for types that decode themselves.
private enum JSONText {
  /// nil: JSON has nothing like it.
  package static func of(_ node: Node) -> String? {
    switch node.kind {
    case .number(let literal): number(literal)
    case .string(let text), .bare(let text): quoted(text)
    case .boolean(let flag): String(flag)
    case .null: "null"
    case .list(let elements): list(elements)
    case .dictionary(let entries): object(entries.map { (text($0.key), $0.value) })
    case .tuple(let arguments): object(arguments.map { ($0.label?.text, $0.value) })
    case .chain(let chain): object(chain)
    default: nil
    }
  }

  private static func number(_ literal: NumberLiteral) -> String? {
    literal.radix == 10 ? literal.text : literal.floating(Double.self).map { "\($0)" }
  }

  private static func list(_ elements: [Node]) -> String? {
    let texts = elements.compactMap(of)
    return texts.count == elements.count ? "[" + texts.joined(separator: ",") + "]" : nil
  }

  /// `Type(a: 1)` is `{"a":1}`; `.name` is `"name"`.
  private static func object(_ chain: Chain) -> String? {
    guard let last = chain.links.last else { return nil }
    guard let arguments = last.arguments else { return quoted(last.name.text) }
    return object(arguments.map { ($0.label?.text, $0.value) })
  }

  private static func object(_ members: [(String?, Node)]) -> String? {
    let texts = members.compactMap { name, value in
      name.flatMap { name in of(value).map { quoted(name) + ":" + $0 } }
    }
    return texts.count == members.count ? "{" + texts.joined(separator: ",") + "}" : nil
  }

  private static func text(_ node: Node) -> String? {
    if case .string(let text) = node.kind { return text }
    return nil
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
