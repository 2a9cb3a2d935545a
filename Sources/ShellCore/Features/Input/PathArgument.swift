/// A file name after a command, with or without quotation marks.
struct PathArgument {
  /// The name without quotation marks.
  let text: String
  /// The offset of the name in the line, in characters.
  let offset: Int
  /// What follows the name: `--xctest`.
  let options: [String]

  /// Reads the text from an offset to the end of the line. Returns `nil` if it contains no name.
  ///
  /// - Parameter known: The options that can follow the name. In quotation marks, a name can contain what looks like an option.
  init?(in line: String, from offset: Int, options known: [String] = []) throws {
    let (text, options) = try Self.withoutOptions(line, from: offset, known)
    self.options = options
    let quoted = QuotedPath.read(text[...])
    guard quoted != nil || !text.hasPrefix("\"") else {
      throw InputError(
        .unterminatedString, "the quotation mark is never closed", in: line, at: offset,
        hint: "expected `\"` after the name")
    }
    if let quoted, quoted.length < text.count {
      throw Self.textAfterName(in: line, at: offset + quoted.length)
    }
    self.text = quoted?.path ?? text
    self.offset = offset
    if self.text.isEmpty { return nil }
  }

  private static func textAfterName(in line: String, at offset: Int) -> InputError {
    InputError(
      .superfluous, "there is text after the name", in: line, at: offset,
      hint: "expected the end of the line")
  }

  /// The text before the options, and the options.
  private static func withoutOptions(
    _ line: String, from offset: Int, _ known: [String]
  ) throws -> (text: String, options: [String]) {
    let text = line.dropFirst(offset)
    let quoted = QuotedPath.read(text)?.length ?? 0
    let first = text.dropFirst(quoted).firstMatch(of: /(^|\ +)--(?=[A-Za-z])/)
    guard let start = first?.range.lowerBound else { return (String(text), []) }
    let words = CommandInput(line).words.filter { $0.offset >= line[..<start].count }
    for word in words where !known.contains(word.text) {
      guard word.text.hasPrefix("--") else { throw textAfterName(in: line, at: word.offset) }
      let command = line.prefix(offset).trimmingWhitespace
      throw word.error(
        .invalidValue, "`\(command)` has no option `\(abbreviated(word.text))`",
        hint: "expected \(alternatives(known + ["a file"]))",
        suggestion: NearestName.to(word.text, in: known))
    }
    return (String(text[..<start]), words.map(\.text))
  }

  /// - Parameters:
  ///   - folder: The folder that the name is relative to; `nil` for the current folder.
  ///   - home: The home folder, which replaces `~`.
  func path(in folder: String?, home: String?) -> String {
    if let home, text == "~" || text.hasPrefix("~/") { return home + text.dropFirst() }
    guard let folder, !text.hasPrefix("/") else { return text }
    return "\(folder)/\(text)"
  }
}
