extension Lexer {
  /// The number that starts here; its sign has been read.
  package mutating func number(sign: String) throws(ActionError) -> Token.Kind {
    let start = place
    if peek() == "0", let radix = Self.radixes[peek(1) ?? " "] {
      return try prefixedNumber(sign: sign, radix: radix)
    }
    let whole = digits()
    let fraction = peek() == "." && peek(1)?.isDigit == true ? fractionDigits() : ""
    let exponent = exponent()
    let unit = String(take { $0.continuesIdentifier })
    let literal = NumberLiteral(
      text: sign + whole + fraction + exponent,
      radix: fraction.isEmpty && exponent.isEmpty ? 10 : nil,
      digits: sign + whole)
    if unit.isEmpty { return .number(literal) }
    guard DurationUnit(unit) != nil else {
      throw error(
        .invalidNumber, "`\(source[start..<place].prefix(24))` is no number", start..<place,
        hint: "expected digits, or a duration such as 3s or 500ms")
    }
    return .quantity(literal, unit: unit)
  }

  private mutating func prefixedNumber(
    sign: String, radix: Int
  ) throws(ActionError) -> Token.Kind {
    let start = place
    let prefix = String(source[start...].prefix(2))
    advance(2)
    let body = take { $0.continuesIdentifier }.filter { $0 != "_" }
    guard !body.isEmpty, body.allSatisfy({ $0.isASCII && $0.hexDigitValue ?? 99 < radix }) else {
      throw error(
        .invalidNumber, "`\(source[start..<place].prefix(24))` is no number", start..<place,
        hint: "expected digits of base \(radix) after \(prefix)")
    }
    return .number(NumberLiteral(text: sign + prefix + body, radix: radix, digits: sign + body))
  }

  private mutating func digits() -> String {
    take { $0.isDigit || $0 == "_" }.filter { $0 != "_" }
  }

  private mutating func fractionDigits() -> String {
    advance()
    return "." + digits()
  }

  private mutating func exponent() -> String {
    guard let mark = peek(), mark == "e" || mark == "E" else { return "" }
    let isSigned = peek(1) == "-" || peek(1) == "+"
    guard peek(isSigned ? 2 : 1)?.isDigit == true else { return "" }
    advance()
    let sign = isSigned ? String(peek() ?? "+") : ""
    if isSigned { advance() }
    return "e" + sign + digits()
  }

  private static let radixes: [Unicode.Scalar: Int] = ["x": 16, "o": 8, "b": 2]
}
