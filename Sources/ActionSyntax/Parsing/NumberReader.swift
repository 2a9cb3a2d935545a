/// Reads numbers, and durations such as `3s`.
struct NumberReader {
  private var cursor: ScalarCursor

  /// Reads a number after its sign.
  static func read(
    _ cursor: inout ScalarCursor, sign: String
  ) throws(InputError) -> Token.Kind {
    var reader = NumberReader(cursor: cursor)
    defer { cursor = reader.cursor }
    return try reader.number(sign: sign)
  }

  private mutating func number(sign: String) throws(InputError) -> Token.Kind {
    let start = cursor.index
    if cursor.peek() == "0", let radix = Self.radixes[cursor.peek(1) ?? " "] {
      return try prefixedNumber(sign: sign, radix: radix)
    }
    let whole = digits()
    let fraction = cursor.peek() == "." && cursor.peek(1)?.isDigit == true ? fractionDigits() : ""
    let exponent = exponent()
    let unit = String(cursor.take { $0.continuesIdentifier })
    let literal = NumberLiteral(
      text: sign + whole + fraction + exponent,
      radix: fraction.isEmpty && exponent.isEmpty ? 10 : nil,
      digits: sign + whole)
    if unit.isEmpty { return .number(literal) }
    guard DurationUnit(unit) != nil else {
      throw cursor.error(
        .invalidNumber, "`\(cursor.source[start..<cursor.index].prefix(24))` is not a number",
        start..<cursor.index,
        hint: "expected digits, or a duration such as 3s or 500ms")
    }
    return .quantity(literal, unit: unit)
  }

  private mutating func prefixedNumber(
    sign: String, radix: Int
  ) throws(InputError) -> Token.Kind {
    let start = cursor.index
    let prefix = String(cursor.source[start...].prefix(2))
    cursor.advance(2)
    let body = cursor.take { $0.continuesIdentifier }.filter { $0 != "_" }
    guard !body.isEmpty, body.allSatisfy({ $0.isASCII && $0.hexDigitValue ?? 99 < radix }) else {
      throw cursor.error(
        .invalidNumber, "`\(cursor.source[start..<cursor.index].prefix(24))` is not a number",
        start..<cursor.index,
        hint: "expected digits of base \(radix) after \(prefix)")
    }
    return .number(NumberLiteral(text: sign + prefix + body, radix: radix, digits: sign + body))
  }

  private mutating func digits() -> String {
    cursor.take { $0.isDigit || $0 == "_" }.filter { $0 != "_" }
  }

  private mutating func fractionDigits() -> String {
    cursor.advance()
    return "." + digits()
  }

  private mutating func exponent() -> String {
    guard let mark = cursor.peek(), mark == "e" || mark == "E" else { return "" }
    let isSigned = cursor.peek(1) == "-" || cursor.peek(1) == "+"
    guard cursor.peek(isSigned ? 2 : 1)?.isDigit == true else { return "" }
    cursor.advance()
    let sign = isSigned ? String(cursor.peek() ?? "+") : ""
    if isSigned { cursor.advance() }
    return "e" + sign + digits()
  }

  private static let radixes: [Unicode.Scalar: Int] = ["x": 16, "o": 8, "b": 2]
}
