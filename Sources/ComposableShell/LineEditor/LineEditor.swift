import ActionSyntax
import ShellCore
import CLibEdit
import Foundation
import Synchronization

/// Reads lines at a terminal, with editing, history and completion, while others go on printing.
///
/// The editing happens on a thread of its own, so a line may be half typed while timers run on the
/// main actor; what they print through ``print(_:terminator:)`` or `Swift.print` lands above it.
/// Between two lines the terminal keeps what is typed, without echo, for the next one.
///
/// Make one in a process: it takes over standard output, the terminal's settings and the signals
/// SIGINT, SIGTSTP, SIGCONT and SIGWINCH for as long as the process lives. However the process
/// ends, by `exit`, a crash or a signal, the terminal is put back.
package final class LineEditor: Sendable {
  /// What a request for a line ended in.
  package enum Input: Sendable, Equatable {
    /// A line without its end. Bytes that are not UTF-8 have become U+FFFD.
    case line(String)
    /// Ctrl-C: the line was dropped.
    case interrupted
    /// Ctrl-D on an empty line, or the terminal is gone.
    case endOfInput
  }

  /// What a request for a key ended in.
  package enum KeyInput: Sendable, Equatable {
    case key(PressedKey)
    /// No key came in time.
    case nothing
    /// The terminal has another size, or shows something else: it has to be drawn again.
    case redraw
    /// The terminal is gone.
    case endOfInput
  }

  /// Answers what may stand at the end of `text`, the line up to the cursor. Called on the editor's
  /// thread while the person waits: work on a snapshot.
  package typealias Completer = @Sendable (_ text: String) -> Completion

  /// Answers what to show in grey behind a line. Called as a completer is.
  package typealias Hinter = @Sendable (_ line: String) -> Hint?

  private let desk: Desk
  private let output: TerminalOutput

  /// Starts an editor at the terminal, or answers `nil` where standard input or output is none.
  ///
  /// - Parameters:
  ///   - history: the file that keeps lines between runs, see ``HistoryFile``; `nil` keeps none.
  ///   - completer: what TAB asks; see ``setCompleter(_:)``.
  package init?(
    history: String?, completer: @escaping Completer = { _ in Completion(start: 0, candidates: []) }
  ) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    CharacterLocale.useUTF8()
    let signals = WakePipe()
    let output = TerminalOutput(wake: signals)
    let desk = Desk(completer: completer, wake: signals)
    self.output = output
    self.desk = desk
    cle_guard_terminal(output.terminal, output.capture.reading, signals.writing)
    let thread = Thread {
      EditingThread(desk: desk, output: output, history: history.map(HistoryFile.init)).run()
    }
    thread.name = "line-editor"
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Shows a prompt and waits for a line, without leaving the caller's actor.
  ///
  /// The thread that goes on with the line is one that may run out of stack and still puts the
  /// terminal back.
  ///
  /// - Parameter prompt: may hold colours (`ESC [ ... m`); must not hold line ends.
  package func readLine(
    prompt: String, isolation: isolated (any Actor)? = #isolation
  ) async -> Input {
    // On Linux the main actor may go on on another thread after each wait.
    defer { cle_use_signal_stack() }
    return await withCheckedContinuation { desk.ask(.line(prompt: prompt, answer: $0)) }
  }

  /// Waits for a key, which is not echoed, without leaving the caller's actor.
  ///
  /// Ctrl-C is ``PressedKey/interrupt``, and calls the interrupt handler, too.
  ///
  /// - Parameter limit: how long to wait at most; nil: as long as it takes.
  package func readKey(
    within limit: Duration?, isolation: isolated (any Actor)? = #isolation
  ) async -> KeyInput {
    defer { cle_use_signal_stack() }
    let milliseconds = limit.map { Int32(clamping: Int64($0 / .milliseconds(1))) } ?? -1
    return await withCheckedContinuation {
      desk.ask(.key(milliseconds: milliseconds, answer: $0))
    }
  }

  /// Gives the program a screen of its own, or the terminal's contents from before back. However
  /// the process ends, they come back.
  package func setFullScreen(_ isOn: Bool) { cle_set_full_screen(isOn ? 1 : 0) }

  /// The terminal's size.
  package var size: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    cle_terminal_size(output.terminal, &columns, &rows)
    return (Int(columns), Int(rows))
  }

  /// Gives the line that is being typed another prompt; without one it is forgotten.
  package func changePrompt(_ prompt: String) { desk.changePrompt(prompt) }

  /// Writes text to the terminal, from any thread: above a line that is being typed, which stays as
  /// it is; after everything that `Swift.print` has written before.
  package func print(_ text: String, terminator: String = "\n") {
    output.print(Array((text + terminator).utf8))
  }

  /// How many columns the terminal has now; nil where it does not say.
  package var columns: Int? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    cle_terminal_size(output.terminal, &columns, &rows)
    return columns > 0 ? Int(columns) : nil
  }

  /// What TAB asks from now on.
  package func setCompleter(_ completer: @escaping Completer) {
    desk.setCompleter(completer)
  }

  /// What stands in grey behind the line from now on; `nil`, as at the start, shows nothing. The
  /// right arrow takes over what can be typed.
  package func setHinter(_ hinter: Hinter?) { desk.setHinter(hinter) }

  /// What Ctrl-C does while no line is being read: cancel the command that runs, say. Called on the
  /// editor's thread. `nil`, as at the start, ignores the key.
  package func setInterruptHandler(_ handler: (@Sendable () -> Void)?) {
    desk.setInterruptHandler(handler)
  }
}
