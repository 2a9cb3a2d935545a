/// Values and actions, shortened to the width of a panel so that the part that identifies them remains.
enum ShortText {
  /// Shortens a printed value: a date loses its time, a UUID its digits, a type its parents, and a string its end.
  static func value(_ text: String, columns: Int, mark: String = "…") -> String {
    let forms = [text, shortDate(text), shortID(text, mark), shortType(text)].compactMap { $0 }
    if let form = forms.first(where: { ColumnWidth.of($0) <= columns }) { return form }
    let short = forms.last ?? text
    guard short.hasPrefix("\""), short.hasSuffix("\""), columns > 4 else {
      return short.truncated(toColumns: columns, mark: mark)
    }
    return String(short.dropLast()).truncated(toColumns: columns - 1, mark: mark) + "\""
  }

  /// Shortens an action: with dots in place of parentheses, then without its first cases, which name the parents.
  static func action(_ text: String, columns: Int, mark: String = "…") -> String {
    guard ColumnWidth.of(text) > columns else { return text }
    let (names, rest) = cases(of: text)
    for dropped in 0...names.count {
      let form = (dropped == 0 ? "" : mark) + names.dropFirst(dropped).joined() + rest
      if ColumnWidth.of(form) <= columns { return form }
    }
    return ((names.isEmpty ? "" : mark) + rest).truncated(toColumns: columns, mark: mark)
  }

  /// Separates `.a(.b(.c("x")))` into `.a` and `.b`, which only contain another action, and `.c("x")`.
  private static func cases(of text: String) -> (names: [String], rest: String) {
    var names: [String] = []
    var rest = text[...]
    while rest.first == ".", rest.last == ")", let open = rest.firstIndex(of: "(") {
      let inner = rest[rest.index(after: open)...].dropLast()
      guard inner.first == ".", !hasSeveralValues(inner) else { break }
      names.append(String(rest[..<open]))
      rest = inner
    }
    return (names, String(rest))
  }

  /// Whether a text has a comma outside brackets and strings.
  private static func hasSeveralValues(_ text: Substring) -> Bool {
    var depth = 0
    var isString = false
    for character in text {
      switch character {
      case "\"": isString.toggle()
      case "(", "[": depth += isString ? 0 : 1
      case ")", "]": depth -= isString ? 0 : 1
      case "," where depth == 0 && !isString: return true
      default: break
      }
    }
    return false
  }

  /// `2024-05-01 09:30` for `Date(2024-05-01T09:30:00.000Z)`; `nil` for other values.
  private static func shortDate(_ text: String) -> String? {
    guard text.hasPrefix("Date("), text.hasSuffix("Z)"), let hour = text.firstIndex(of: "T") else {
      return nil
    }
    let day = text[..<hour].dropFirst("Date(".count)
    return "\(day) \(text[text.index(after: hour)...].prefix(5))"
  }

  /// `UUID(42)` for a counted UUID, `UUID(1B4E28BA…)` for another one; `nil` for other values.
  private static func shortID(_ text: String, _ mark: String) -> String? {
    guard text.hasPrefix("UUID("), text.hasSuffix(")") else { return nil }
    let digits = text.dropFirst("UUID(".count).dropLast().filter { $0 != "-" }
    guard digits.count == 32 else { return nil }
    guard digits.hasPrefix("00000000000000000000"), let number = Int(digits, radix: 16) else {
      return "UUID(\(digits.prefix(8))\(mark))"
    }
    return "UUID(\(number))"
  }

  /// `State` for `ContactForm.State`; `nil` for values that are not the name of a nested type.
  private static func shortType(_ text: String) -> String? {
    guard text.first?.isUppercase == true,
      text.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) })
    else { return nil }
    return text.split(separator: ".").last.map(String.init)
  }
}
