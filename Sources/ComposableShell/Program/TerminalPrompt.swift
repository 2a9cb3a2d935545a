import Foundation
import ShellCore

/// The prompt at a terminal.
@MainActor
struct TerminalPrompt {
  private let session: Session
  private let editor: LineEditor
  private let style: TerminalStyle

  /// nil: standard input or output is no terminal.
  init?(_ session: Session) {
    let environment = ProcessInfo.processInfo.environment
    let history = HistoryFile.defaultPath(name: "tca", environment: environment)
    guard let editor = LineEditor(history: history) else { return nil }
    session.clockMode = .live
    self.session = session
    self.editor = editor
    style = TerminalStyle(environment: environment)
  }

  /// A prompt for a session that somebody else has begun, its clock as it is.
  init(_ session: Session, editor: LineEditor, style: TerminalStyle) {
    self.session = session
    self.editor = editor
    self.style = style
  }

  /// Reads and answers lines until the session ends.
  ///
  /// - Parameters:
  ///   - startup: Holds lines that are carried out first of all.
  ///   - firstLines: Are carried out next.
  /// - Returns: The program's exit status.
  func run(_ firstLines: [String], startup: StartupFile? = nil) async -> Int32 {
    if let startup, await answer(startup) { return 0 }
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
    updateEditor()
    let life = Task { await live() }
    defer { life.cancel() }
    return await editor.readLine(prompt: prompt)
  }

  private func updateEditor() {
    let completer = session.completer
    editor.setCompleter(completer.complete)
    editor.setHinter(session.showsHints && style.hasColor ? completer.hint : nil)
  }

  private var prompt: String { session.prompt + "> " }

  /// While a line is typed: lets time pass, and shows above the line what comes of it.
  private func live() async {
    var shown = prompt
    while await session.somethingToCatchUp() {
      let output = session.catchUp()
      guard !output.text.isEmpty else { continue }
      show(output)
      updateEditor()
      if prompt != shown { editor.changePrompt(prompt) }
      shown = prompt
    }
  }

  private func show(_ output: Output) {
    guard !output.text.isEmpty else { return }
    editor.print(style.hasColor ? Coloring.colored(output) : output.text)
  }

  /// Carries out the lines of a file; what cannot be carried out is named, and the rest goes on.
  ///
  /// - Returns: Whether the session is over.
  private func answer(_ startup: StartupFile) async -> Bool {
    do {
      for line in try startup.lines() {
        let output = await session.evaluate(line.text)
        if output.isError { editor.print("\(startup.path):\(line.number):") }
        show(output)
        if output.ends { return true }
      }
    } catch {
      show(Output(text: "error: \(startup.path) cannot be read", isError: true))
    }
    return false
  }

  /// Carries out a line and shows what it answers.
  ///
  /// - Returns: Whether the session is over.
  private func answer(_ line: String) async -> Bool {
    let interruption = session.interruption
    interruption.reset()
    show(session.catchUp())
    editor.setInterruptHandler { interruption.request() }
    session.drawing = style.screenSettings(columns: editor.columns)
    let output = await session.evaluate(line)
    editor.setInterruptHandler(nil)
    show(output)
    return output.ends
  }
}
