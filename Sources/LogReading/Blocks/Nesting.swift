/// Follows the lines of one dumped value: whether a line can be the next one, and where the value ends.
///
/// It reads no values. It knows that a line that ends with a bracket opens a value whose parts are
/// indented by two, and that `"""` opens a text.
struct Nesting {
  private var levels: [Level] = []
  private(set) var isComplete = false

  private struct Level {
    /// The indentation of the line that opens the value.
    let indent: Int
    /// The number of `#` of a text's quotes; `nil` if the value has parts.
    let pounds: Int?
  }

  var isStarted: Bool { isComplete || !levels.isEmpty }

  /// Whether the lines are those of a text.
  var isInText: Bool { levels.last?.pounds != nil }

  /// Takes a line if it can be the next one.
  mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == .space }
    let indent = text.startIndex - line.startIndex
    guard let level = levels.last else {
      guard !isComplete, indent == 0, !text.isEmpty else { return false }
      begin(text, indent: 0)
      isComplete = levels.isEmpty
      return true
    }
    if let pounds = level.pounds { return takeText(text, indent, level.indent, pounds) }
    guard let first = text.first else { return false }
    if indent == level.indent, first == UInt8(ascii: ")") || first == UInt8(ascii: "]") {
      end()
      return true
    }
    guard indent == level.indent + 2 else { return false }
    begin(text, indent: indent)
    return true
  }

  private mutating func takeText(
    _ text: ArraySlice<UInt8>, _ indent: Int, _ closing: Int, _ pounds: Int
  ) -> Bool {
    // The lines of a text are indented further than its first line, unless it is in an optional.
    if indent == closing || indent == closing + 2, Self.closes(text, pounds) {
      end()
      return true
    }
    return text.isEmpty || indent >= closing
  }

  private mutating func begin(_ text: ArraySlice<UInt8>, indent: Int) {
    guard let last = text.last else { return }
    if last == UInt8(ascii: "(") || last == UInt8(ascii: "[") {
      levels.append(Level(indent: indent, pounds: nil))
    } else if last == .quote, text.suffix(3).allSatisfy({ $0 == .quote }), text.count >= 3 {
      let quotes = text.dropLast(3)
      let pounds = quotes.reversed().prefix { $0 == .pound }.count
      levels.append(Level(indent: indent, pounds: pounds))
    }
  }

  private mutating func end() {
    levels.removeLast()
    isComplete = levels.isEmpty
  }

  /// Whether a line begins with the closing quotes of a text.
  private static func closes(_ text: ArraySlice<UInt8>, _ pounds: Int) -> Bool {
    guard text.prefix(3).elementsEqual([.quote, .quote, .quote]) else { return false }
    return text.dropFirst(3).prefix { $0 == .pound }.count == pounds
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let pound = UInt8(ascii: "#")
}
