/// The text that the line editor shows in grey after the cursor.
package struct Hint: Sendable, Equatable {
  package var text: String
  /// Whether the text can be accepted into the line. Otherwise it describes what is expected.
  package var isTyped: Bool

  init(_ text: String, isTyped: Bool) {
    self.text = text
    self.isTyped = isTyped
  }
}

extension Completer {
  /// The hint for a line: the only candidate for its last word, or the command's arguments.
  package func hint(for line: String) -> Hint? {
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    return onlyCandidate(line) ?? usage(line)
  }

  private func onlyCandidate(_ line: String) -> Hint? {
    let completion = complete(line)
    let typed = line.dropFirst(completion.start)
    guard completion.candidates.count == 1, let text = completion.candidates.first?.text,
      !typed.isEmpty, text.hasPrefix(typed), text.count > typed.count
    else { return nil }
    return Hint(String(text.dropFirst(typed.count)), isTyped: true)
  }

  private func usage(_ line: String) -> Hint? {
    let input = CommandInput(line)
    guard input.rest.isEmpty, let command = CommandTable.command(named: input.name) else {
      return nil
    }
    let arguments = command.usage.dropFirst(command.name.count).drop { $0.isWhitespace }
    guard !arguments.isEmpty else { return nil }
    let space = line.last?.isWhitespace == true ? "" : " "
    return Hint(space + arguments, isTyped: false)
  }
}
