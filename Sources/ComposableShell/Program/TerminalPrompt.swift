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
    session.clockMode = .live
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
      switch await readLine() {
      case .line(let line): if await answer(line) { return 0 }
      case .interrupted: continue
      case .endOfInput:
        editor.print("")
        return 0
      }
    }
  }

  private func readLine() async -> LineEditor.Input {
    editor.setCompleter(session.completer.complete)
    let life = Task { await live() }
    defer { life.cancel() }
    return await editor.readLine(prompt: prompt)
  }

  private var prompt: String { session.prompt + "> " }

  /// While a line is typed: lets time pass, and shows above the line what comes of it.
  private func live() async {
    var shown = prompt
    while await session.somethingToCatchUp() {
      let output = session.catchUp()
      guard !output.text.isEmpty else { continue }
      show(output)
      editor.setCompleter(session.completer.complete)
      if prompt != shown { editor.changePrompt(prompt) }
      shown = prompt
    }
  }

  private func show(_ output: Output) {
    if !output.text.isEmpty { editor.print(output.text) }
  }

  /// Carries out a line and shows what it answers.
  ///
  /// - Returns: Whether the session is over.
  private func answer(_ line: String) async -> Bool {
    let interruption = session.interruption
    interruption.reset()
    show(session.catchUp())
    editor.setInterruptHandler { interruption.request() }
    let output = await session.evaluate(line)
    editor.setInterruptHandler(nil)
    show(output)
    return output.ends
  }
}
