/// Several lines that were typed as one, as in a shell: `.plusButtonTapped; undo`.
package enum LineSequence {
  /// The lines of a text: its parts at semicolons outside of texts and brackets, if each part is an action or a command. A text for a
  /// reader, such as a note, and an expectation, which may contain semicolons, are one line.
  package static func lines(of text: String) -> [String] {
    let parts = text[...].parts(separatedBy: [";"]).map(String.init)
    guard text.contains(";"), !parts.isEmpty, !parts.contains(where: { !isLine($0) }),
      !takesText(parts[0])
    else {
      return [text]
    }
    return parts
  }

  private static func isLine(_ text: String) -> Bool {
    text.first == "." || CommandTable.command(named: CommandInput(text).name) != nil
  }

  private static func takesText(_ line: String) -> Bool {
    ["expect", "explain", "note", "ask"].contains {
      CommandTable.command(named: CommandInput(line).name)?.name == $0
    }
  }
}
