/// A file name after a command, with or without quotation marks.
struct PathArgument {
  /// The name without quotation marks.
  let text: String
  /// The offset of the name in the line, in characters.
  let offset: Int

  /// Reads the text from an offset to the end of the line. Returns `nil` if it is empty.
  init?(in line: String, from offset: Int) throws {
    let text = String(line.dropFirst(offset))
    let quoted = QuotedPath.read(text[...])
    guard quoted != nil || !text.hasPrefix("\"") else {
      throw InputError(
        .unterminatedString, "the quotation mark is never closed", in: line, at: offset,
        hint: "expected `\"` after the name")
    }
    if let quoted, quoted.length < text.count {
      throw InputError(
        .superfluous, "there is text after the name", in: line, at: offset + quoted.length,
        hint: "expected the end of the line")
    }
    self.text = quoted?.path ?? text
    self.offset = offset
    if self.text.isEmpty { return nil }
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
