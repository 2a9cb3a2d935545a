import Foundation
import ShellCore

/// The terminal of a command that plays a scenario for somebody who looks on.
@MainActor
struct ScenarioTerminal {
  let editor: LineEditor
  let style: TerminalStyle
  private let capture: PrintCapture?

  /// nil: standard input or output is no terminal.
  init?() {
    let environment = ProcessInfo.processInfo.environment
    let history = HistoryFile.defaultPath(name: "tca", environment: environment)
    guard let editor = LineEditor(history: history) else { return nil }
    self.editor = editor
    style = TerminalStyle(environment: environment)
    capture = PrintCapture()
  }

  /// Puts what features print before the blocks of their actions.
  func attach(to session: Session) {
    session.takePrints = capture.map { capture in { capture.take() } }
  }

  /// Shows what a command answered.
  func show(_ output: Output) {
    guard !output.text.isEmpty else { return }
    editor.print(style.hasColor ? Coloring.colored(output) : output.text)
  }
}
