/// Reads a value that is printed on one line.
enum InlineValue {
  /// The value of a text: `3`, `AmountControl.State(amount: 0)`, `.success(true)`, `Todo.State(…)`.
  ///
  /// - Parameter line: The number of the line, which identifies a hidden value.
  static func value(of text: Substring, line: Int) -> LoggedValue {
    if isCollapsed(text) {
      return .unknown(.init(shown: String(text), id: .init(line: line)))
    }
    guard let open = opening(of: text), let last = text.last, last == ")" || last == "]" else {
      return .leaf(String(text))
    }
    let inner = text[text.index(after: open)...].dropLast()
    let (label, content) = DumpLine.parts(of: inner)
    let isField = label.map {
      $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    }
    guard !content.isEmpty, isField ?? isCase(text[..<open]), !hasComma(inner) else {
      return .leaf(String(text))
    }
    return .group(
      LoggedGroup(
        opening: String(text[...open]), closing: String(last),
        elements: [.init(label: label, value: value(of: content, line: line))], isInline: true))
  }

  private static func isCollapsed(_ text: Substring) -> Bool {
    text == "…" || text == "\"…\"" || text.hasSuffix("(…)") || text.hasSuffix("[…]")
      || text.hasSuffix("([…])")
  }

  /// The position of the bracket that the last character of a text closes.
  private static func opening(of text: Substring) -> Substring.Index? {
    guard let open = text.utf8.firstIndex(where: { $0 == UInt8(ascii: "(") }) else { return nil }
    let name = text[..<open]
    let isName = name.utf8.allSatisfy {
      $0.isWord || $0 >= 0x80 || $0 == UInt8(ascii: ".") || $0 == .pound || $0 == .space
        || $0 == UInt8(ascii: "`")
    }
    return isName && !name.isEmpty ? open : nil
  }

  /// Whether the last part of a name is a case, which begins with a small letter.
  private static func isCase(_ name: Substring) -> Bool {
    let last = name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...]
    return name.contains(".") && last.first?.isLowercase == true
  }

  private static func hasComma(_ text: Substring) -> Bool {
    var scanner = BracketScanner()
    for byte in text.utf8 {
      if byte == UInt8(ascii: ","), scanner.isOutside { return true }
      scanner.read(byte)
    }
    return false
  }
}
