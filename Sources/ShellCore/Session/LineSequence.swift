import LoadedFeatures

/// Several lines that were typed as one, as in a shell: `.plusButtonTapped; undo`.
package enum LineSequence {
  /// The lines of a text: its parts at semicolons outside of texts and brackets, if each part is an action or a command. A text for a
  /// reader, such as a note, and an expectation, which may contain semicolons, are one line.
  package static func lines(of text: String) -> [String] {
    let parts = parts(of: text)
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

  private static func parts(of text: String) -> [String] {
    var parts: [String] = [], part = "", depth = 0, isText = false, isEscaped = false
    for character in text {
      if character == ";", depth == 0, !isText {
        parts.append(part)
        part = ""
        continue
      }
      if character == "\"", !isEscaped { isText.toggle() }
      isEscaped = character == "\\" && !isEscaped
      if !isText { depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0 }
      part.append(character)
    }
    return (parts + [part]).map(\.trimmingWhitespace).filter { !$0.isEmpty }
  }
}
