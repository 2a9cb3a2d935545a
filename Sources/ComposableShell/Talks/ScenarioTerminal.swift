import ShellCore

/// The terminal of a command that plays scenarios.
@MainActor
struct ScenarioTerminal {
  let editor: LineEditor
  let style: TerminalStyle
  private let capture: PrintCapture?

  /// Returns nil if standard input or standard output is not a terminal.
  init?() {
    let environment = ProcessInfo.processInfo.environment
    guard let editor = LineEditor(history: HistoryFile.ofPrompt) else { return nil }
    self.editor = editor
    style = TerminalStyle(environment: environment)
    capture = PrintCapture()
  }

  /// Shows what features print before the blocks of their actions.
  func attach(to session: Session) {
    session.output.takePrints = capture.map { capture in { capture.take() } }
  }

  func show(_ output: Output) {
    guard !output.text.isEmpty else { return }
    editor.print(style.text(of: output))
  }
}
