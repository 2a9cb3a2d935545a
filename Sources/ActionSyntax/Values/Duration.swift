extension Duration: TextConstructible {
  /// `3s`, `500ms`, `.seconds(1.5)`, `.zero`. Exact: no detour through floating point.
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    switch node.kind {
    case .quantity(let literal, let suffix):
      guard let unit = DurationUnit(suffix) else { break }
      return try length(literal, unit, node, builder)
    case .chain(let chain):
      guard let link = chain.links.last, chain.links.count == (chain.isImplicit ? 1 : 2),
        chain.isImplicit || chain.links[0].name.text == "Duration"
      else { break }
      if link.name.text == "zero", link.arguments == nil { return Duration.zero }
      guard let unit = DurationUnit(factory: link.name.text), let arguments = link.arguments,
        arguments.count == 1, case .number(let literal) = arguments[0].value.kind
      else { break }
      return try length(literal, unit, node, builder)
    default: break
    }
    throw builder.wrongType(node, Self.self)
  }

  package static var expectation: String { "a duration such as 3s, 500ms or .seconds(3)" }

  private static func length(
    _ literal: NumberLiteral, _ unit: DurationUnit, _ node: Node, _ builder: ValueBuilder
  ) throws(ActionError) -> Duration {
    guard let attoseconds = unit.attoseconds(in: literal) else {
      throw builder.error(
        .overflow, "\(builder.shown(node)) does not fit in Duration", at: node.range,
        hint: "expected a shorter duration, without exponent")
    }
    return Duration(attoseconds: attoseconds)
  }
}

extension DurationUnit {
  /// `seconds` in `.seconds(3)`.
  fileprivate init?(factory name: String) {
    switch name {
    case "nanoseconds": self = .nanoseconds
    case "microseconds": self = .microseconds
    case "milliseconds": self = .milliseconds
    case "seconds": self = .seconds
    default: return nil
    }
  }

  /// nil: too long, or written with an exponent. What is below an attosecond is dropped.
  fileprivate func attoseconds(in literal: NumberLiteral) -> Int128? {
    if literal.isInteger { return literal.integer(Int128.self).flatMap(times) }
    let parts = literal.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].allSatisfy(\.isNumber),
      let whole = Int128(parts[0]).flatMap(times)
    else { return nil }
    var fraction: Int128 = 0
    var place = attoseconds
    for digit in parts[1].prefix(40) {
      place /= 10
      fraction += Int128(digit.wholeNumberValue ?? 0) * place
    }
    let (sum, overflow) = whole.addingReportingOverflow(
      literal.text.hasPrefix("-") ? -fraction : fraction)
    return overflow ? nil : sum
  }

  private func times(_ count: Int128) -> Int128? {
    let (product, overflow) = count.multipliedReportingOverflow(by: attoseconds)
    return overflow ? nil : product
  }
}
