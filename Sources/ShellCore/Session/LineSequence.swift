/// Several lines that were typed as one, as in a shell: `.plusButtonTapped; undo`.
package enum LineSequence {
  /// The lines of a text: its parts at semicolons outside of texts and brackets, if each part is an action or a command. A text for a
  /// reader, such as a note, an expectation, and words for a field, which may contain semicolons, are one line.
  package static func lines(of text: String) -> [String] {
    let parts = text[...].parts(separatedBy: [";"]).map(String.init)
    guard text.contains(";"), !parts.isEmpty, !parts.contains(where: { !isLine($0) }),
      !takesText(parts[0])
    else {
      return [text]
    }
    return parts
  }

  private static func isLine(_ text: String) -> Bool { text.first == "." || isCommand(text) }

  /// Whether a text begins with the name of a command, without a space before it.
  package static func isCommand(_ text: String) -> Bool {
    text.first?.isWhitespace == false
      && CommandTable.command(named: CommandInput(text).name) != nil
  }

  private static func takesText(_ line: String) -> Bool {
    switch CommandTable.command(named: CommandInput(line).name)?.name {
    case "expect", "explain", "note", "ask", "enter": true
    case "set": !line.contains(/^\S+\s+\S+\s+(["\[(.].*|-?[0-9][0-9._]*|true|false|nil)$/)
    default: false
    }
  }
}
