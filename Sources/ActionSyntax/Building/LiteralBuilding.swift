import ComposableArchitecture
import Foundation

extension ValueBuilder {
  /// Makes a value from its raw value or its description. Returns `nil` if the node is not a
  /// literal, or if the type has neither.
  func literalValue(_ node: SyntaxNode, as type: Any.Type) throws(ActionError) -> Any? {
    guard node.isLiteral || node.rawValueArgument != nil else { return nil }
    if let raw = type as? any RawRepresentable.Type {
      return try rawValue(node.rawValueArgument ?? node, as: raw)
    }
    guard case .string(let text) = node.kind,
      let described = type as? any LosslessStringConvertible.Type
    else { return nil }
    return try value(described: text, node, as: described)
  }

  private func rawValue<R: RawRepresentable>(
    _ node: SyntaxNode, as type: R.Type
  ) throws(ActionError) -> Any {
    let raw = try value(node, as: R.RawValue.self)
    guard let value = R(rawValue: raw) else {
      throw invalid("no \(TypeName.full(type)) has the raw value \(shown(node))", node, type)
    }
    return value
  }

  private func value<L: LosslessStringConvertible>(
    described text: String, _ node: SyntaxNode, as type: L.Type
  ) throws(ActionError) -> Any {
    guard let value = L(text) else {
      throw invalid(
        "\(shown(node)) does not describe \(withArticle(TypeName.full(type)))", node, type)
    }
    return value
  }

  /// Makes a value that reflection cannot make, with the type's own decoder.
  func decode<D: Decodable>(_ node: SyntaxNode, as type: D.Type) throws(ActionError) -> Any {
    guard let json = JSONText.of(node),
      let value = try? JSONDecoder().decode(type, from: Data(json.utf8))
    else { throw wrongType(node, type) }
    return value
  }
}

extension SyntaxNode {
  /// Whether the node is a scalar, without names and brackets.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .number, .quantity, .string, .bare, .boolean: true
    default: false
    }
  }

  /// The argument of `Type(rawValue: 3)`.
  fileprivate var rawValueArgument: SyntaxNode? {
    guard case .chain(let chain) = kind, let arguments = chain.links.last?.arguments,
      arguments.count == 1, arguments[0].label?.text == "rawValue"
    else { return nil }
    return arguments[0].value
  }
}

/// Writes nodes as JSON, for types that decode themselves.
private enum JSONText {
  /// The JSON text, or `nil` if JSON cannot express the node.
  static func of(_ node: SyntaxNode) -> String? {
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

  private static func list(_ elements: [SyntaxNode]) -> String? {
    let texts = elements.compactMap(of)
    return texts.count == elements.count ? "[" + texts.joined(separator: ",") + "]" : nil
  }

  /// `Type(a: 1)` is `{"a":1}`; `.name` is `"name"`.
  private static func object(_ chain: Chain) -> String? {
    guard let last = chain.links.last else { return nil }
    guard let arguments = last.arguments else { return quoted(last.name.text) }
    return object(arguments.map { ($0.label?.text, $0.value) })
  }

  private static func object(_ members: [(String?, SyntaxNode)]) -> String? {
    let texts = members.compactMap { name, value in
      name.flatMap { name in of(value).map { quoted(name) + ":" + $0 } }
    }
    return texts.count == members.count ? "{" + texts.joined(separator: ",") + "}" : nil
  }

  private static func text(_ node: SyntaxNode) -> String? {
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
