import ActionSyntax

/// A file's name behind a command, with or without quotation marks.
struct PathArgument {
  /// Without quotation marks.
  let text: String
  /// Where it begins in the line, in characters.
  let offset: Int

  /// What stands in a line from a place to its end; nil: nothing.
  init?(in line: String, from offset: Int) throws {
    let text = String(line.dropFirst(offset))
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    guard isQuoted || !text.hasPrefix("\"") else {
      throw ShellError(
        .unterminatedString, "the quotation mark is never closed", in: line, at: offset,
        hint: "expected `\"` after the name")
    }
    self.text = isQuoted ? String(text.dropFirst().dropLast()) : text
    self.offset = offset
    if self.text.isEmpty { return nil }
  }

  /// - Parameters:
  ///   - folder: What the name is relative to; nil: where the program runs.
  ///   - home: What `~` stands for.
  func path(in folder: String?, home: String?) -> String {
    if let home, text == "~" || text.hasPrefix("~/") { return home + text.dropFirst() }
    guard let folder, !text.hasPrefix("/") else { return text }
    return "\(folder)/\(text)"
  }
}
