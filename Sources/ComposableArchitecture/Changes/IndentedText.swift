/// Text in which every line after the first begins with the current prefix.
///
/// ```swift
/// var text = IndentedText()
/// text.prefix = "  "
/// text.write("(\n)")  // "(\n  )"
/// ```
struct IndentedText {
  /// What has been written so far.
  private(set) var text = ""
  /// Written after each line break: a change's marker and the indentation.
  var prefix = ""

  /// Appends a string and indents the lines that it begins.
  mutating func write(_ string: String) {
    guard !prefix.isEmpty, string.hasLineFeed else { return text.append(string) }
    var start = string.startIndex
    while let lineFeed = string.utf8[start...].firstIndex(of: .lineFeed) {
      let next = string.utf8.index(after: lineFeed)
      text.append(contentsOf: string[start..<next])
      if !string.hasCombiningMark(at: next) { text.append(prefix) }
      start = next
    }
    text.append(contentsOf: string[start...])
  }

  /// Appends a string that is known to hold no line break.
  mutating func writeInline(_ string: String) { text.append(string) }

  /// Ends the line and indents the next one.
  mutating func writeLineBreak() {
    text.append("\n")
    text.append(prefix)
  }

  /// Ends the line; the next one begins with the prefix of ``beginLine(_:indent:)``.
  mutating func endLine() { text.append("\n") }

  /// Begins a line, and makes its beginning the prefix of the lines that follow.
  mutating func beginLine(_ marker: String, indent: Int) {
    prefix = indent == 0 ? "\(marker) " : "\(marker) \(String(repeating: " ", count: indent))"
    text.append(prefix)
  }
}

extension String {
  /// Whether the string has more than one line. A carriage return with its line feed counts.
  var hasLineFeed: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(.lineFeed) } ?? utf8.contains(.lineFeed)
  }
}

extension String {
  /// Whether a combining mark begins at an index. Foundation, with which customDump searches, finds no character before one.
  func hasCombiningMark(at index: Index) -> Bool {
    guard index < endIndex, utf8[index] >= 0x80 else { return false }
    let scalar = unicodeScalars[index].properties
    return scalar.isGraphemeExtend || scalar.isEmojiModifier
  }
}

extension UInt8 {
  fileprivate static var lineFeed: UInt8 { 0x0A }
}
