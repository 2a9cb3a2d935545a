import ShellCore

/// Reads texts of several lines at a prompt, and turns each one into the line to evaluate.
@MainActor
struct PromptPastes {
  /// What reads the next line.
  package enum Input {
    /// - Parameter isPasting: Whether the line is a part of a paste that may continue.
    case line(String, isPasting: Bool)
    case interrupted
    case endOfInput
  }

  enum Result: Equatable {
    /// To evaluate a line.
    case line(String)
    /// To evaluate the lines that were read: they are neither a log nor a message.
    case lines([String])
    /// To show an error.
    case failure(String)
    /// Nothing: Ctrl-C discarded it.
    case discarded
  }

  /// Opens the folder of pasted logs, which is created when the first one is saved.
  let logs: @MainActor () -> PastedLogs?
  let next: @MainActor () async -> Input
  /// Whether the process may write only in some folders. A pasted log is trusted later, so no such process can save one.
  var isRestricted: @MainActor () -> Bool = { RestrictedProcess.folders != nil }

  /// Reads the text that a line has asked for.
  func text(for kind: PastedInput) async -> Result {
    var lines: [String] = []
    reading: while true {
      switch await next() {
      case .line(let line, let isPasting):
        if kind.isEnded(by: line, isPasting: isPasting) { break reading }
        lines.append(line)
      case .interrupted: return .discarded
      case .endOfInput: break reading
      }
    }
    let text = lines.joined(separator: "\n")
    return text.allSatisfy(\.isWhitespace) ? .failure("nothing was pasted") : line(for: kind, text)
  }

  /// Reads the rest of a paste that begins with a line of a console.
  func rest(after first: String) async -> Result {
    guard let lines = await linesOfPaste(after: first) else { return .discarded }
    let text = lines.joined(separator: "\n")
    return PastedInput(text: text).map { line(for: $0, text) } ?? .lines(lines)
  }

  /// Reads the rest of a message that was pasted after `explain`.
  func message(after first: String) async -> Result {
    guard let lines = await linesOfPaste(after: first) else { return .discarded }
    return line(for: .message, lines.joined(separator: "\n"))
  }

  private func linesOfPaste(after first: String) async -> [String]? {
    var lines = [first]
    while true {
      switch await next() {
      case .line(let line, let isPasting):
        lines.append(line)
        if !isPasting { return lines }
      case .interrupted: return nil
      case .endOfInput: return lines
      }
    }
  }

  private func line(for kind: PastedInput, _ text: String) -> Result {
    guard case .log(let feature) = kind else { return .line(PastedInput.explaining(text)) }
    guard PastedInput(text: text) == .log(feature: nil) else {
      return .failure(
        "the paste has no block of `_printChanges`; expected lines such as `received action:`")
    }
    guard let path = logs()?.save(text + "\n") else {
      return .failure(
        isRestricted()
          ? "this session uses files that are not trusted, so it cannot save the pasted log; write it to a file and import that"
          : "the pasted log cannot be saved; write it to a file and import that")
    }
    return .line(PastedInput.importing(path, as: feature))
  }
}
