import CLibEdit
import CSupervisor
import FileAccess
import Foundation

/// The thread that owns the terminal.
///
/// It reads lines and keys when they are requested. Between two lines it forwards printed output and handles signals.
final class EditingThread {
  private let requests: RequestQueue
  private let output: TerminalOutput
  private let history: HistoryFile?
  private let input = TypedInput()
  private let signals: SignalsBetweenLines
  private let keys: KeyReader
  private let editor: Editor?
  /// What libedit calls while a line is edited; `nil` without an editor.
  private let commands: EditorCommands?

  init(requests: RequestQueue, output: TerminalOutput, history: HistoryFile?) {
    self.requests = requests
    self.output = output
    self.history = history
    signals = SignalsBetweenLines(requests, output)
    keys = KeyReader(input, signals, requests, output)
    editor = Editor(output: output)
    commands = editor.map { [input] editor in
      let reader = CharacterReader(LineDisplay(editor, output), input, requests, output)
      return EditorCommands(reader, requests, output)
    }
    commands?.connect()
    history?.load().forEach { editor?.remember($0) }
  }

  func run() -> Never {
    cle_use_signal_stack()
    cle_let_stop()
    while true {
      switch requests.next() {
      case .line(let prompt, let continues, let answer):
        answer.resume(returning: continues && takeInterrupt() ? .interrupted : edit(prompt))
      case .key(let milliseconds, let answer):
        answer.resume(returning: keys.next(within: milliseconds))
      case .returnKeys(let bytes): input.keys.append(bytes)
      case nil: waitForRequest()
      }
    }
  }

  /// Whether Ctrl-C was pressed after the last line. It is forgotten then.
  private func takeInterrupt() -> Bool {
    guard signals.takeInterrupt() else { return false }
    requests.forgetInterrupt()
    return true
  }

  private func edit(_ prompt: String) -> LineInput {
    guard let editor, let commands else { return .endOfInput }
    commands.wasInterrupted = false
    Supervision.keepEntered(nil)
    _ = signals.takeInterrupt()
    requests.forgetInterrupt()
    editor.setPrompt(Prompt(prompt))
    output.beginEditing()
    cle_set_bracketed_paste(1)
    let line = Supervision.lendingTerminal {
      // Until here, the supervisor may have read keys.
      input.beginLine()
      return editor.readLine()
    }
    if let line, !commands.wasInterrupted { Supervision.keepEntered(line, rest: input.rest.count) }
    cle_set_bracketed_paste(0)
    if line == nil { editor.moveBelow() }
    output.finishLine(editor.coloredPrompt, line ?? "")
    output.endEditing()
    if line != nil, !commands.wasInterrupted { takeInputAfterLine() }
    input.keep(line: String(String.UnicodeScalarView(input.interruptedLine)))
    if commands.wasInterrupted {
      Supervision.askMainActor()
      csv_report_interrupt()
      return .interrupted
    }
    guard let line else { return .endOfInput }
    remember(line)
    requests.setUnread(paste: input.keys.linePaste, hasKeys: input.hasMore)
    return .line(line)
  }

  /// Takes what was typed between Enter and the moment at which Ctrl-C became a signal: until then, it is a character.
  private func takeInputAfterLine() {
    guard Descriptors.wait(for: [STDIN_FILENO], milliseconds: 0)[0],
      let bytes = Descriptors.readSome(STDIN_FILENO)
    else { return }
    if input.keys.appendAfterLine(bytes) { signals.receive(signal: SIGINT) }
  }

  private func remember(_ line: String) {
    guard line.contains(where: { $0 != " " }) else { return }
    guard line.utf8.count <= HistoryFile.longestLine else { return }
    editor?.remember(line)
    history?.append(line)
  }

  private func waitForRequest() {
    let ready = Descriptors.waitForShell(
      [requests.wake.reading] + output.capture.readings, milliseconds: -1)
    if ready[1...].contains(true) { output.print([]) }
    if ready[0] { signals.receiveArrived() }
  }
}
