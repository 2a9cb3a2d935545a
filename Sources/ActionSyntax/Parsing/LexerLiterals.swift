// Numbers, and words that need no quotation marks.

extension Lexer {
  /// Reads a number after its sign.
  mutating func number(sign: String) throws(ActionError) -> Token.Kind {
    let start = index
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
        .invalidNumber, "`\(source[start..<index].prefix(24))` is not a number", start..<index,
        hint: "expected digits, or a duration such as 3s or 500ms")
    }
    return .quantity(literal, unit: unit)
  }

  private mutating func prefixedNumber(
    sign: String, radix: Int
  ) throws(ActionError) -> Token.Kind {
    let start = index
    let prefix = String(source[start...].prefix(2))
    advance(2)
    let body = take { $0.continuesIdentifier }.filter { $0 != "_" }
    guard !body.isEmpty, body.allSatisfy({ $0.isASCII && $0.hexDigitValue ?? 99 < radix }) else {
      throw error(
        .invalidNumber, "`\(source[start..<index].prefix(24))` is not a number", start..<index,
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

extension Lexer {
  /// Reads a UUID, date or URL without quotation marks, if there is one.
  mutating func bareWord() -> String? {
    guard let scalar = peek(), scalar.isLetter || scalar.isDigit,
      let end = uuidEnd() ?? dateEnd() ?? urlEnd()
    else { return nil }
    defer { index = end }
    return String(source[index..<end])
  }

  private func uuidEnd() -> String.Index? {
    end(of: "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh").flatMap(wordEnd)
  }

  /// `2024-01-01`, with or without a time.
  private func dateEnd() -> String.Index? {
    guard let day = end(of: "dddd-dd-dd") else { return nil }
    var rest = self
    rest.index = day
    guard rest.peek() == "T" else { return wordEnd(day) }
    rest.skip { $0.isDigit || "TZ:.+-".unicodeScalars.contains($0) }
    return wordEnd(rest.index)
  }

  /// `https://…`, up to a space, a comma or a closing bracket.
  private func urlEnd() -> String.Index? {
    guard peek()?.isLetter == true else { return nil }
    var rest = self
    rest.skip { $0.isASCIILetter || $0.isDigit || $0 == "+" || $0 == "-" }
    guard rest.starts(with: "://") else { return nil }
    rest.skip { !$0.isSpace && !",)]\"\0".unicodeScalars.contains($0) }
    return rest.index
  }

  private func wordEnd(_ index: String.Index) -> String.Index? {
    index == end || !source.unicodeScalars[index].continuesIdentifier ? index : nil
  }

  /// The end of a pattern that starts at the position: `h` is a hexadecimal digit, `d` a digit.
  private func end(of pattern: String) -> String.Index? {
    var index = index
    for wanted in pattern.unicodeScalars {
      guard index < end else { return nil }
      let scalar = source.unicodeScalars[index]
      let fits =
        switch wanted {
        case "h": scalar.properties.isASCIIHexDigit
        case "d": scalar.isDigit
        default: scalar == wanted
        }
      guard fits else { return nil }
      index = source.unicodeScalars.index(after: index)
    }
    return index
  }
}
