import ShellCore
import CLibEdit
import CSupervisor

/// Reads lines at a terminal, with editing, history and completion, while other code keeps printing.
///
/// Editing happens on a separate thread. Timers can run on the main actor while a line is being typed; what they print
/// with ``print(_:terminator:)`` or `Swift.print` appears above the line. Between two lines, the terminal keeps what is typed
/// for the next line and does not echo it.
///
/// Create one per process: it takes over standard output, the settings of the terminal and the signals SIGINT, SIGTSTP,
/// SIGCONT and SIGWINCH for the lifetime of the process. The terminal is restored whether the process ends by `exit`, a crash
/// or a signal.
package final class LineEditor: Sendable {
  package typealias Input = LineInput
  typealias KeyInput = SingleKeyInput
  package typealias Completer = LineCompleter
  typealias Hinter = LineHinter

  private let requests: RequestQueue
  private let output: TerminalOutput

  /// Starts an editor, or returns nil if standard input or standard output is not a terminal.
  ///
  /// - Parameters:
  ///   - history: The path of a ``HistoryFile``; nil keeps no history.
  ///   - completer: See ``setCompleter(_:)``.
  package init?(
    history: String?, completer: @escaping Completer = { _ in Completion(start: 0, candidates: []) }
  ) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    Self.useUTF8()
    let wake = WakePipe()
    let output = TerminalOutput(wake: wake)
    let requests = RequestQueue(completer: completer, wake: wake)
    self.output = output
    self.requests = requests
    let capture = output.capture
    cle_guard_terminal(capture.terminal, capture.output, capture.errors, wake.writing)
    ([capture.terminal, wake.reading, wake.writing] + capture.readings).forEach(
      Supervision.guardDescriptor)
    let thread = Thread {
      EditingThread(
        requests: requests, output: output, history: history.map(HistoryFile.init)
      ).run()
    }
    thread.name = "line-editor"
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Uses the character set of the environment if it is UTF-8, or else `C.UTF-8`, so that Hangul can be typed where `LANG`
  /// is not set. Number formats and sorting are not affected.
  private static func useUTF8() {
    let isSet = setlocale(LC_CTYPE, "") != nil
    if isSet, String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" { return }
    _ = setlocale(LC_CTYPE, "C.UTF-8")
  }

  /// Shows a prompt and waits for a line on the caller's actor.
  ///
  /// - Parameters:
  ///   - prompt: Can contain colors (`ESC [ ... m`), but no line feeds.
  ///   - continues: Whether the line continues the last one. Then a Ctrl-C since the last one is meant for both.
  package func readLine(
    prompt: String, continues: Bool = false, isolation: isolated (any Actor)? = #isolation
  ) async -> Input {
    // On Linux the main actor can continue on another thread, which also needs a stack for signals.
    defer { cle_use_signal_stack() }
    return await withCheckedContinuation {
      requests.add(.line(prompt: prompt, continues: continues, answer: $0))
    }
  }

  /// Waits for a key on the caller's actor. The key is not echoed.
  ///
  /// Ctrl-C returns ``PressedKey/interrupt`` and also calls the interrupt handler.
  ///
  /// - Parameter limit: The time limit; nil for no limit.
  func readKey(
    within limit: Duration?, isolation: isolated (any Actor)? = #isolation
  ) async -> KeyInput {
    defer { cle_use_signal_stack() }
    let milliseconds = limit.map { Int32(clamping: Int64($0 / .milliseconds(1))) } ?? -1
    return await withCheckedContinuation {
      requests.add(.key(milliseconds: milliseconds, answer: $0))
    }
  }

  /// Switches to the terminal's alternate screen, or back to the main screen with its previous contents. The main screen is
  /// also restored when the process ends.
  func setFullScreen(_ isOn: Bool) {
    Supervision.set(.fullScreen, isOn ? 1 : 0)
    cle_set_full_screen(isOn ? 1 : 0)
  }

  /// Shows a picture in the upper part of the terminal, above the prompt; `nil` returns to the main screen. Must not be
  /// called with `nil`, or for the first time, while a line is being read.
  func setStage(_ picture: StagePicture?, hasColor: Bool) {
    output.setStage(picture, hasColor: hasColor) { isOn in
      cle_set_blind(isOn ? 1 : 0, output.terminal)
      setFullScreen(isOn)
    }
  }

  var hasStage: Bool { output.hasStage }

  var size: (columns: Int, rows: Int) { output.size }

  /// Changes the prompt of the line that is being typed. Has no effect while none is.
  func changePrompt(_ prompt: String) { requests.changePrompt(prompt) }

  /// Writes text to the terminal from any thread: above a line that is being typed, and after what `Swift.print` has written
  /// before.
  package func print(_ text: String, terminator: String = "\n") {
    output.print(Array((text + terminator).utf8))
  }

  /// Returns what `Swift.print` has written since the last call, without what went to standard error. It is shown already.
  func takePrinted() -> String { output.takePrinted() }

  /// Writes bytes that do not move to another line to the terminal, from any thread. No line must be read meanwhile.
  func write(_ text: String) {
    Descriptors.writeAll(Array(text.utf8), to: output.terminal)
  }

  /// Whether the last line that was read is a part of a paste, and more of the paste follows.
  var isPasting: Bool { requests.paste.isOpen }

  /// The paste that the last line that was read belongs to.
  var paste: LinePaste { requests.paste }

  /// Whether input has arrived that was not read yet.
  var hasInput: Bool {
    requests.hasUnreadKeys || requests.paste.isOpen
      || Descriptors.wait(for: [STDIN_FILENO], milliseconds: 0).contains(true)
  }

  /// Lets another program use the terminal, after everything that was printed. No line must be read meanwhile.
  @MainActor
  func lend(_ body: @MainActor (_ terminal: Int32) async -> Void) async {
    output.print([])
    let hadStage = hasStage
    if hadStage { setFullScreen(false) }
    csv_lend_terminal(1)
    await body(output.terminal)
    csv_lend_terminal(0)
    guard hadStage else { return }
    setFullScreen(true)
    output.redrawStage()
  }

  /// Puts keys in front of the next line as if they were typed then: another program has read them.
  func returnKeys(_ keys: [UInt8]) { requests.add(.returnKeys(keys)) }

  /// Erases the terminal, as Ctrl-L does. No line must be read meanwhile.
  func clear() {
    guard hasStage else { return output.erase() }
    print(String(repeating: "\n", count: size.rows), terminator: "")
  }

  func setCompleter(_ completer: @escaping Completer) {
    requests.setCompleter(completer)
  }

  /// Sets the function that provides hints; nil shows none. The right arrow key accepts a hint.
  func setHinter(_ hinter: Hinter?) { requests.setHinter(hinter) }

  /// Sets the function that Ctrl-C calls while no line is being read.
  ///
  /// It is called on the editor's thread, or immediately if Ctrl-C was pressed between the end of the last line and this call.
  package func setInterruptHandler(_ handler: (@Sendable () -> Void)?) {
    requests.setInterruptHandler(handler)
  }
}
