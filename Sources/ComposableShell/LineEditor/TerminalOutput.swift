import CLibEdit
import Foundation
import Synchronization

/// Writes to the terminal: immediately, or by the editor's thread while a line is being typed.
final class TerminalOutput: Sendable {
  private struct State {
    var isEditing = false
    var pending: [UInt8] = []
    var filter = PrintFilter()
    var endsInsideLine = false
  }

  let capture = StandardOutputCapture()
  private let state = Mutex(State())
  private let wake: WakePipe

  /// A descriptor of the terminal, which does not depend on standard output.
  var terminal: Int32 { capture.terminal }

  init(wake: WakePipe) {
    self.wake = wake
  }

  /// The size of the terminal.
  var size: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    cle_terminal_size(terminal, &columns, &rows)
    return (Int(columns), Int(rows))
  }

  /// Prints from any thread, after what standard output has received before.
  func print(_ bytes: [UInt8]) {
    let isEditing = state.withLock { state in
      state.pending += takePrints(&state) + bytes
      if !state.isEditing { write(&state) }
      return state.isEditing
    }
    if isEditing { wake.wake() }
  }

  /// Keeps what is printed from now on for ``takePending()``. The cursor is at the beginning of a line afterwards.
  func beginEditing() {
    state.withLock { state in
      state.pending += takePrints(&state)
      write(&state)
      if state.endsInsideLine { Descriptors.writeAll([UInt8(ascii: "\n")], to: terminal) }
      state.endsInsideLine = false
      state.isEditing = true
    }
  }

  /// Prints what is pending. The cursor must be below the line.
  func endEditing() {
    state.withLock { state in
      state.isEditing = false
      write(&state)
    }
  }

  /// Removes and returns what was printed while a line is being typed, as complete lines.
  func takePending() -> [UInt8] {
    state.withLock { state in
      var lines = state.pending + takePrints(&state)
      state.pending = []
      if let last = lines.last, last != UInt8(ascii: "\n") { lines.append(UInt8(ascii: "\n")) }
      return lines
    }
  }

  /// What features have printed since the last call.
  private func takePrints(_ state: inout State) -> [UInt8] {
    state.filter.filtered(capture.take())
  }

  private func write(_ state: inout State) {
    guard let last = state.pending.last else { return }
    state.endsInsideLine = last != UInt8(ascii: "\n")
    Descriptors.writeAll(state.pending, to: terminal)
    state.pending = []
  }
}

/// A pipe that replaces standard output, so that what features print can be written at the right place. If standard error is a
/// terminal, it is replaced as well.
struct StandardOutputCapture: Sendable {
  /// The previous standard output.
  let terminal: Int32
  /// The end to read from, which does not block.
  let reading: Int32

  /// Replaces standard output for the rest of the process.
  init() {
    cle_flush_standard_output()
    terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let writing: Int32
    (reading, writing) = Descriptors.pipe()
    // With a large buffer, a burst of output does not wait for the thread that reads it.
    cle_widen_pipe(writing, 1 << 20)
    dup2(writing, STDOUT_FILENO)
    if isatty(STDERR_FILENO) == 1 { dup2(writing, STDERR_FILENO) }
    close(writing)
    cle_line_buffer_standard_output()
  }

  /// Returns what was printed since the last call.
  func take() -> [UInt8] {
    Descriptors.readAvailable(reading)
  }
}
