extension FixedWidthInteger where Self: SyntaxConstructible {
  /// Reads a whole number in any radix, `.max`, `.min` or `.zero`.
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    if case .chain(let chain) = node.kind, let constant = constant(chain) { return constant }
    guard case .number(let literal) = node.kind, literal.isInteger else {
      throw builder.wrongType(node, Self.self)
    }
    if let value = literal.integer(Self.self) { return value }
    throw builder.error(
      .overflow, "\(literal.abbreviated) does not fit in \(Self.self) (\(min)...\(max))",
      at: node.range,
      hint: "expected a \(literal.text.hasPrefix("-") ? "larger" : "smaller") number")
  }

  package static var expectation: String { "a whole number" }

  /// `.max`, `Int.min`, `.zero`.
  private static func constant(_ chain: Chain) -> Self? {
    let names = chain.links.map(\.name.text)
    guard chain.links.allSatisfy({ $0.arguments == nil && $0.subscripts.isEmpty }),
      chain.isImplicit ? names.count == 1 : names.count == 2 && names[0] == "\(Self.self)"
    else { return nil }
    switch names.last {
    case "max": return max
    case "min": return min
    case "zero": return .zero
    default: return nil
    }
  }
}

extension Int: SyntaxConstructible {}
extension Int8: SyntaxConstructible {}
extension Int16: SyntaxConstructible {}
extension Int32: SyntaxConstructible {}
extension Int64: SyntaxConstructible {}
extension Int128: SyntaxConstructible {}
extension UInt: SyntaxConstructible {}
extension UInt8: SyntaxConstructible {}
extension UInt16: SyntaxConstructible {}
extension UInt32: SyntaxConstructible {}
extension UInt64: SyntaxConstructible {}
extension UInt128: SyntaxConstructible {}

extension BinaryFloatingPoint where Self: LosslessStringConvertible & SyntaxConstructible {
  /// Reads a number, `.infinity`, `.nan`, `.pi` or `.zero`.
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    switch node.kind {
    case .number(let literal):
      if let value = literal.floating(Self.self) { return value }
      throw builder.tooLarge(literal, node, Self.self)
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

extension Double: SyntaxConstructible {}
extension Float: SyntaxConstructible {}

extension Decimal: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .number(let literal) = node.kind, literal.radix == nil || literal.radix == 10 else {
      throw builder.wrongType(node, Self.self)
    }
    guard let value = Decimal(string: literal.text, locale: Locale(identifier: "en_US_POSIX")),
      value.isFinite
    else { throw builder.tooLarge(literal, node, Self.self) }
    return value
  }

  package static var expectation: String { "a number" }
}

extension ValueBuilder {
  fileprivate func tooLarge(
    _ literal: NumberLiteral, _ node: SyntaxNode, _ type: Any.Type
  ) -> InputError {
    error(
      .overflow, "\(literal.abbreviated) does not fit in \(type)", at: node.range,
      hint: "expected a smaller number")
  }
}
