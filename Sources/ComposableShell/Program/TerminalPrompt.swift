import Foundation
import ShellCore

/// The prompt at a terminal.
@MainActor
struct TerminalPrompt {
  private let session: Session
  private let editor: LineEditor

  /// nil: standard input or output is no terminal.
  init?(_ session: Session) {
    let history = HistoryFile.defaultPath(
      name: "tca", environment: ProcessInfo.processInfo.environment)
    guard let editor = LineEditor(history: history) else { return nil }
    self.session = session
    self.editor = editor
  }

  /// Reads and answers lines until the session ends; some lines are carried out first.
  ///
  /// - Returns: The program's exit status.
  func run(_ firstLines: [String]) async -> Int32 {
    for line in firstLines {
      if await answer(line) { return 0 }
    }
    while true {
      let completer = session.completer
      editor.setCompleter { completer.complete($0) }
      switch await editor.readLine(prompt: session.prompt + "> ") {
      case .line(let line): if await answer(line) { return 0 }
      case .interrupted: continue
      case .endOfInput:
        editor.print("")
        return 0
      }
    }
  }

  /// Carries out a line and shows what it answers.
  ///
  /// - Returns: Whether the session is over.
  private func answer(_ line: String) async -> Bool {
    let interruption = session.interruption
    interruption.reset()
    editor.setInterruptHandler { interruption.request() }
    let output = await session.evaluate(line)
    editor.setInterruptHandler(nil)
    if !output.text.isEmpty { editor.print(output.text) }
    return output.ends
  }
}
