import CLibEdit
import CSupervisor
import Foundation

/// The thread that owns the terminal.
///
/// It reads lines and keys when they are requested. Between two lines it forwards printed output and handles signals.
final class EditingThread {
  let requests: RequestQueue
  let output: TerminalOutput
  let editor: Editor?
  /// Input that libedit has not received yet.
  var keys = KeyDecoder()
  /// Characters that were taken from `keys` and come before it.
  var characters: [Unicode.Scalar] = []
  /// Whether the line is off the screen because more of it is arriving.
  var isHidden = false
  var isHintShown = false
  /// The incomplete line that a click has replaced.
  var interruptedText: [Unicode.Scalar] = []
  var wasInterrupted = false
  var wasStopped = false
  /// The incomplete key of a request for a key.
  var keyParser = KeyParser()
  /// Whether Ctrl-C was pressed since the last line or key was read.
  var missedInterrupt = false
  /// Whether the terminal has changed since the last key was read.
  var needsRedraw = false
  private let history: HistoryFile?
  /// What the worker that replaces this process would read.
  private var keptInput: [UInt8] = []

  init(requests: RequestQueue, output: TerminalOutput, history: HistoryFile?) {
    self.requests = requests
    self.output = output
    self.history = history
    editor = Editor(output: output)
    if let editor { connect(editor) }
    history?.load().forEach { editor?.remember($0) }
    keys.append(Supervision.unreadInput)
  }

  func run() -> Never {
    cle_use_signal_stack()
    while true {
      switch requests.next() {
      case .line(let prompt, let continues, let answer):
        answer.resume(returning: continues && takeInterrupt() ? .interrupted : edit(prompt))
      case .key(let milliseconds, let answer):
        answer.resume(returning: nextKey(within: milliseconds))
      case .returnKeys(let bytes): keys.append(bytes)
      case nil: waitForRequest()
      }
    }
  }

  /// Whether Ctrl-C was pressed after the last line. It is forgotten then.
  private func takeInterrupt() -> Bool {
    defer { missedInterrupt = false }
    if missedInterrupt { requests.forgetInterrupt() }
    return missedInterrupt
  }

  private func edit(_ prompt: String) -> LineEditor.Input {
    guard let editor else { return .endOfInput }
    wasInterrupted = false
    keys.beginLine()
    missedInterrupt = false
    requests.forgetInterrupt()
    editor.setPrompt(Prompt(prompt))
    output.beginEditing()
    cle_set_bracketed_paste(1)
    characters = characters.isEmpty ? interruptedText.reversed() : characters
    interruptedText = []
    let line = editor.readLine()
    cle_set_bracketed_paste(0)
    if line == nil { editor.moveBelow() }
    output.finishLine(editor.coloredPrompt, line ?? "")
    output.endEditing()
    if line != nil, !wasInterrupted { takeInputAfterLine() }
    keepInput(text: String(String.UnicodeScalarView(interruptedText)))
    if wasInterrupted {
      Supervision.askMainActor()
      csv_report_interrupt()
      return .interrupted
    }
    guard let line else { return .endOfInput }
    remember(line)
    let hasKeys = !characters.isEmpty || !keys.unread.isEmpty
    requests.setUnread(paste: keys.linePaste, hasKeys: hasKeys)
    return .line(line)
  }

  /// Takes what was typed between Enter and the moment at which Ctrl-C became a signal: until then, it is a character.
  private func takeInputAfterLine() {
    guard Descriptors.wait(for: [STDIN_FILENO], milliseconds: 0)[0],
      let bytes = Descriptors.readSome(STDIN_FILENO)
    else { return }
    if keys.appendAfterLine(bytes) { receiveBetweenLines(signal: SIGINT) }
  }

  /// Keeps what was typed and not entered, for the worker that replaces this process if it dies.
  func keepInput(text: String) {
    let characters = String(String.UnicodeScalarView(characters.reversed()))
    let input = Array((text + characters).utf8) + keys.unread
    guard input != keptInput else { return }
    keptInput = input
    Supervision.unreadInput = input
  }

  private func remember(_ line: String) {
    guard line.contains(where: { $0 != " " }) else { return }
    guard line.utf8.count <= HistoryFile.longestLine else { return }
    editor?.remember(line)
    history?.append(line)
  }

  private func waitForRequest() {
    let ready = Descriptors.wait(for: [requests.wake.reading, output.capture.reading])
    if ready[1] { output.print([]) }
    if ready[0] { requests.wake.takeSignals().forEach(receiveBetweenLines) }
  }

  func receiveBetweenLines(signal: Int32) {
    switch signal {
    case SIGINT:
      missedInterrupt = true
      Supervision.askMainActor()
      requests.interrupt()
    case SIGTSTP:
      cle_stop_job()
      needsRedraw = true
      output.redrawStage()
    case SIGWINCH, SIGCONT:
      needsRedraw = true
      output.redrawStage()
    default: break
    }
  }
}

// Hints: gray text after the line while no keys arrive. libedit does not know about it, so it is erased before anything else
// happens.
extension EditingThread {
  /// Shows the hint for the line if the cursor is at the end of the line.
  func showHint(_ editor: Editor) {
    guard !isHidden, !editor.line.isSearching, editor.line.isCursorAtEnd, !editor.line.isEmpty,
      let hint = requests.hint(for: editor.line.textBeforeCursor)
    else { return }
    let text = HintText.fitting(hint.text, columns: editor.columnsAfterCursor)
    guard !text.isEmpty else { return }
    if output.hasStage { return showLine(editor, hint: text) }
    editor.write(Array("\u{1B}7\u{1B}[90m\(text)\u{1B}[0m\u{1B}8".utf8))
    isHintShown = true
  }

  func eraseHint(_ editor: Editor) {
    if isHintShown { editor.write(Array("\u{1B}[K".utf8)) }
    isHintShown = false
  }

  /// Inserts the hint, or moves the cursor to the right if there is none.
  func acceptHintOrMoveRight(_ editor: Editor) -> Int32 {
    guard editor.line.isCursorAtEnd else {
      editor.line.moveRight()
      return CC_CURSOR
    }
    guard let hint = requests.hint(for: editor.line.textBeforeCursor), hint.isTyped else {
      return CC_REFRESH_BEEP
    }
    editor.line.insert(hint.text.unicodeScalars)
    return CC_REFRESH
  }
}
