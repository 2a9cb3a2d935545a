extension FixedWidthInteger where Self: TextConstructible {
  /// A whole number in any radix that fits.
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    if case .chain(let chain) = node.kind, let bound = bound(chain) { return bound }
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
  private static func bound(_ chain: Chain) -> Self? {
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

extension Int: TextConstructible {}
extension Int8: TextConstructible {}
extension Int16: TextConstructible {}
extension Int32: TextConstructible {}
extension Int64: TextConstructible {}
extension Int128: TextConstructible {}
extension UInt: TextConstructible {}
extension UInt8: TextConstructible {}
extension UInt16: TextConstructible {}
extension UInt32: TextConstructible {}
extension UInt64: TextConstructible {}
extension UInt128: TextConstructible {}
