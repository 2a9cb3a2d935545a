import CLibEdit
import Foundation

/// The thread that owns the terminal: it reads lines when someone asks for them, and between two
/// lines reads keys, passes on what is printed and the keys that are signals.
final class EditingThread {
  let desk: Desk
  let output: TerminalOutput
  let editor: Editor?
  /// What has been typed and not been given to libedit.
  var keys = KeyDecoder()
  /// Characters that have been read ahead of `keys`.
  var characters: [Unicode.Scalar] = []
  /// Whether the line is off the screen, because more of it is coming in.
  var isHidden = false
  var isHintShown = false
  var wasInterrupted = false
  var wasStopped = false
  /// What has been read of a key that someone waits for.
  var presses = PressReader()
  /// Whether Ctrl-C was pressed since a line was read or a key waited for.
  var missedInterrupt = false
  /// Whether the terminal has changed since a key was waited for.
  var needsRedraw = false
  private let history: HistoryFile?

  init(desk: Desk, output: TerminalOutput, history: HistoryFile?) {
    self.desk = desk
    self.output = output
    self.history = history
    editor = Editor(terminal: output.terminal)
    if let editor { connect(editor) }
    history?.load().forEach { editor?.remember($0) }
  }

  func run() -> Never {
    cle_use_signal_stack()
    while true {
      switch desk.nextRequest() {
      case .line(let prompt, let answer): answer.resume(returning: edit(prompt))
      case .key(let milliseconds, let answer):
        answer.resume(returning: nextKey(within: milliseconds))
      case nil: waitForRequest()
      }
    }
  }

  private func edit(_ prompt: String) -> LineEditor.Input {
    guard let editor else { return .endOfInput }
    wasInterrupted = false
    missedInterrupt = false
    editor.setPrompt(Prompt(prompt))
    output.beginEditing()
    cle_set_bracketed_paste(1)
    let line = editor.readLine()
    cle_set_bracketed_paste(0)
    if line == nil { editor.moveBelow() }
    output.endEditing()
    if wasInterrupted { return .interrupted }
    guard let line else { return .endOfInput }
    remember(line)
    return .line(line)
  }

  private func remember(_ line: String) {
    guard line.contains(where: { $0 != " " }) else { return }
    guard line.utf8.count <= HistoryFile.longestLine else { return }
    editor?.remember(line)
    history?.append(line)
  }

  private func waitForRequest() {
    let ready = Descriptors.wait(for: [desk.wake.reading, output.capture.reading])
    if ready[1] { output.print([]) }
    if ready[0] { desk.wake.takeSignals().forEach(receiveBetweenLines) }
  }

  func receiveBetweenLines(signal: Int32) {
    switch signal {
    case SIGINT:
      missedInterrupt = true
      desk.interrupt()
    case SIGTSTP:
      cle_stop_job()
      needsRedraw = true
    case SIGWINCH, SIGCONT: needsRedraw = true
    default: break
    }
  }
}
