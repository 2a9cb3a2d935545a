/// Evaluates a line inside its entry: an action, a comment, or a command of ``CommandTable``.
@MainActor
struct LineEvaluator {
  let parts: SessionParts

  /// The line to evaluate, in the form in which the journal keeps it: an action that was pasted as the shell prints it becomes
  /// the action as it is typed.
  func typedForm(of line: String) -> String {
    let line = line.trimmingWhitespace
    guard let running = parts.features.running else { return line }
    return PrintedAction.line(for: line, of: running.scopedTypes.action) ?? line
  }

  /// Evaluates a line. An error is an output, too.
  func output(of line: String) async -> Output {
    guard !line.hasPrefix("#") else { return Output() }
    if line != "explain" {
      parts.output.lastDiagnostic = nil
      parts.output.lastCompilerText = nil
      parts.output.lastTestFailure = nil
    }
    do {
      return try await run(line)
    } catch {
      return refusal.output(of: error)
    }
  }

  /// The outputs of lines that are refused.
  var refusal: LineRefusal { LineRefusal(entries: parts.entries, output: parts.output) }

  private func run(_ line: String) async throws -> Output {
    try LineText.checkCharacters(of: line)
    try parts.features.checkIsNotStopped(before: line, CommandTable.meaning(of: line).command)
    if line == ".." { throw UnknownLine.parent }
    if line.hasPrefix(".") {
      do {
        return try ActionSender(features: parts.features, changes: parts.changes).send(line, at: 0)
      } catch let error as InputError {
        throw unknown().commandError(for: line) ?? error
      }
    }
    let input = CommandInput(ProgramLine(line).line)
    guard let command = CommandTable.command(named: input.name) else {
      let question = PastedInput.asks(input.line) ? PastedInput.explaining(input.line) : nil
      throw unknown(question).error(for: input)
    }
    do {
      return try await command.run(parts, input)
    } catch let error as InputError {
      throw Redirection(input)?.error(of: command) ?? error
    }
  }

  private func unknown(_ question: String? = nil) -> UnknownLine {
    UnknownLine(
      loaded: parts.features.running, catalog: parts.workspace.catalog,
      files: parts.workspace.files, question: question)
  }
}
