/// What an editor shows in grey behind the cursor.
package struct Hint: Sendable, Equatable {
  /// What would stand behind the line.
  package var text: String
  /// Whether it can be taken over as it is; otherwise it says what belongs there.
  package var isTyped: Bool

  package init(_ text: String, isTyped: Bool) {
    self.text = text
    self.isTyped = isTyped
  }
}

extension Completer {
  /// What to show behind a line: the only way in which its last word goes on, or what the command
  /// takes.
  package func hint(for line: String) -> Hint? {
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    return onlyWay(line) ?? usage(line)
  }

  private func onlyWay(_ line: String) -> Hint? {
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
