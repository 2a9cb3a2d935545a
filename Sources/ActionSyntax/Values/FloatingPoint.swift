import Foundation

extension BinaryFloatingPoint where Self: LosslessStringConvertible & TextConstructible {
  /// A number, `.infinity`, `.nan`, `.pi` or `.zero`.
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    switch node.kind {
    case .number(let literal):
      if let value = literal.floating(Self.self) { return value }
      throw builder.error(
        .overflow, "\(literal.abbreviated) does not fit in \(Self.self)", at: node.range,
        hint: "expected a smaller number")
    case .chain(let chain) where chain.isImplicit && chain.links.count == 1:
      if let value = constant(chain.links[0]) { return value }
    default: break
    }
    throw builder.wrongType(node, Self.self)
  }

  package static var expectation: String { "a number" }

  private static func constant(_ link: Chain.Link) -> Self? {
    guard link.arguments == nil, link.subscripts.isEmpty else { return nil }
    switch link.name.text {
    case "infinity": return .infinity
    case "nan": return .nan
    case "pi": return .pi
    case "zero": return .zero
    default: return nil
    }
  }
}

extension Double: TextConstructible {}
extension Float: TextConstructible {}

extension Decimal: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    guard case .number(let literal) = node.kind, literal.radix == nil || literal.radix == 10 else {
      throw builder.wrongType(node, Self.self)
    }
    guard let value = Decimal(string: literal.text, locale: Locale(identifier: "en_US_POSIX")),
      value.isFinite
    else {
      throw builder.error(
        .overflow, "\(literal.abbreviated) does not fit in Decimal", at: node.range,
        hint: "expected a smaller number")
    }
    return value
  }

  package static var expectation: String { "a number" }
}
