/// Reads the lines of a dump as a tree.
///
/// The lines of a diff have collapsed values, and their commas are not reliable: the last of the lines
/// of a value may be followed by lines of the other side.
struct DumpParser {
  private let lines: [DumpLine]
  private var position = 0
  /// The numbers of the lines that open a dictionary. A diff can show one without entries, like an array.
  private(set) var dictionaries: Set<Int>

  init(_ lines: [DumpLine], dictionaries: Set<Int> = []) {
    (self.lines, self.dictionaries) = (lines, dictionaries)
  }

  /// Reads the value that a whole text dumps. Returns `nil` if the text is not one value.
  static func value(of text: String) -> LoggedValue? {
    let lines = text.lineTexts
    return value(of: lines.enumerated().map { DumpLine(number: $0, $1) })
  }

  /// Reads the value of some lines. Returns `nil` if they are not one value.
  static func value(of lines: [DumpLine]) -> LoggedValue? {
    var parser = DumpParser(lines)
    return parser.value()
  }

  /// Reads the value of all lines. Returns `nil` if they are not one value.
  mutating func value() -> LoggedValue? {
    guard let element = element(isRoot: true), position == lines.count else { return nil }
    return element.value
  }

  private mutating func element(isRoot: Bool) -> LoggedGroup.Element? {
    guard position < lines.count else { return nil }
    let line = lines[position]
    position += 1
    let (label, text) = isRoot ? (nil, line.text) : DumpLine.parts(of: line.text)
    if text.hasSuffix("\"\"\""), let value = multilineText(text, line) {
      return .init(label: label, value: value)
    }
    guard text.hasSuffix("(") || text.hasSuffix("[") else {
      return .init(label: label, value: InlineValue.value(of: text, line: line.number))
    }
    return group(String(text), line).map { .init(label: label, value: $0) }
  }

  /// Reads the rest of a value with parts, whose first line was read.
  private mutating func group(_ opening: String, _ line: DumpLine) -> LoggedValue? {
    guard let group = group(opening, at: line.indent) else { return nil }
    if group.elements.isEmpty {
      return .leaf(dictionaries.contains(line.number) ? "[:]" : group.opening + group.closing)
    }
    if group.opening == "[", !group.isList { dictionaries.insert(line.number) }
    return .group(group)
  }

  private mutating func group(_ opening: String, at indent: Int) -> LoggedGroup? {
    var group = LoggedGroup(opening: opening, closing: "", elements: [])
    while position < lines.count {
      let line = lines[position]
      if line.indent == indent, line.text.first == ")" || line.text.first == "]" {
        position += 1
        group.closing = String(line.text.last == "," ? line.text.dropLast() : line.text)
        return group
      }
      guard line.indent == indent + 2 else { return nil }
      if let count = Self.hiddenCount(line.text) {
        position += 1
        group.elements += (0..<count).map { Self.hidden(line.number, $0) }
      } else if line.text.hasPrefix("// Not equal") {
        position += 1
      } else {
        guard let element = element(isRoot: false) else { return nil }
        group.elements.append(element)
      }
    }
    return nil
  }

  private static func hidden(_ line: Int, _ offset: Int) -> LoggedGroup.Element {
    .init(value: .unknown(.init(shown: "", id: .init(line: line, offset: offset))))
  }

  /// The number of the elements of `… (2 unchanged),`.
  private static func hiddenCount(_ text: Substring) -> Int? {
    // A regular expression would be compiled for each line of a long log.
    let opening = "… (", closing = " unchanged)"
    let text = text.hasSuffix(",") ? text.dropLast() : text
    guard text.hasPrefix(opening), text.hasSuffix(closing) else { return nil }
    let digits = text.dropFirst(opening.count).dropLast(closing.count)
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ",") })
    else { return nil }
    return Int(digits.filter { $0 != "," })
  }

  /// Reads the lines of a text after its opening quotes.
  private mutating func multilineText(_ quotes: Substring, _ first: DumpLine) -> LoggedValue? {
    guard quotes.dropLast(3).allSatisfy({ $0 == "#" }) else { return nil }
    let closing = "\"\"\"" + quotes.dropLast(3)
    var text = [String(quotes)]
    while position < lines.count {
      let line = lines[position]
      position += 1
      let body = String(line.whole.unicodeScalars.dropFirst(min(first.indent, line.indent)))
      if line.text.hasPrefix(closing) {
        let end = body.last == "," ? String(body.dropLast()) : body
        return .leaf(TextLiteral(lines: Array(text.dropFirst()), closing: end).text)
      }
      text.append(body)
    }
    return nil
  }
}
