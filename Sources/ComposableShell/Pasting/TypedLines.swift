import ShellCore

/// Reads what belongs to a line that was typed: the rest of an open action, or a text of several lines.
@MainActor
struct TypedLines {
  let editor: LineEditor
  let style: TerminalStyle
  let show: @MainActor (Output) -> Void

  /// The lines to evaluate for a line that was read: itself, unless it asks for a text of several lines or begins one.
  func lines(of line: String) async -> [String] {
    let pastes = PromptPastes(logs: { PastedLogs() }, next: nextOfPaste)
    let result: PromptPastes.Result
    if let kind = PastedInput(request: line) {
      show(Output(lines: [StyledLine(kind.invitation, .dimmed)]))
      result = await pastes.text(for: kind)
    } else if editor.paste.continues, editor.paste.followsText, line.hasPrefix("explain ") {
      result = await pastes.message(after: String(line.dropFirst("explain ".count)))
    } else if editor.paste.continues, editor.paste.begins, !editor.paste.followsText,
      PastedInput.mayBegin(with: line)
    {
      result = await pastes.rest(after: line)
    } else {
      return PastedInput.asks(line) ? [PastedInput.explaining(line)] : LineSequence.lines(of: line)
    }
    switch result {
    case .line(let line): return [line]
    case .lines(let lines): return lines
    case .failure(let text): show(Output(text: "error: \(text)", isError: true))
    case .discarded: break
    }
    return []
  }

  /// Reads the rest of an action with an open bracket. An empty line ends it.
  ///
  /// - Returns: The whole action as one line; `nil` if Ctrl-C discarded it.
  func rest(of line: String) async -> String? {
    var line = ContinuedLine(line)
    if line.isOpen {
      show(Output(lines: [StyledLine(line.invitation, .dimmed)]))
    }
    while line.isOpen {
      switch await editor.readLine(prompt: continuedPrompt, continues: true) {
      case .line(let next) where next.allSatisfy(\.isWhitespace): return line.text
      case .line(let next): line.append(next)
      case .interrupted: return nil
      case .endOfInput: return line.text
      }
    }
    return line.text
  }

  private func nextOfPaste() async -> PromptPastes.Input {
    switch await editor.readLine(prompt: continuedPrompt, continues: true) {
    case .line(let line): .line(line, isPasting: editor.paste.continues)
    case .interrupted: .interrupted
    case .endOfInput: .endOfInput
    }
  }

  private var continuedPrompt: String { style.hasColor ? "\u{1B}[90m...>\u{1B}[0m " : "...> " }
}
