import Foundation
import Synchronization

/// What is printed to the terminal: at once, or kept for the editor's thread while a line is typed.
final class TerminalOutput: Sendable {
  private struct State {
    var isEditing = false
    var waiting: [UInt8] = []
    var endsInsideLine = false
  }

  let capture = StandardOutputCapture()
  private let state = Mutex(State())
  private let wake: WakePipe

  /// Open on the terminal, whatever becomes of standard output.
  var terminal: Int32 { capture.terminal }

  init(wake: WakePipe) {
    self.wake = wake
  }

  /// Prints from any thread, after what standard output has received before.
  func print(_ bytes: [UInt8]) {
    let isEditing = state.withLock { state in
      state.waiting += capture.take() + bytes
      if !state.isEditing { write(&state) }
      return state.isEditing
    }
    if isEditing { wake.wake() }
  }

  /// From now on a line is being typed: what is printed waits for ``takeWaiting()``. The terminal's
  /// cursor stands at the beginning of a line.
  func beginEditing() {
    state.withLock { state in
      state.waiting += capture.take()
      write(&state)
      if state.endsInsideLine { Descriptors.writeAll([UInt8(ascii: "\n")], to: terminal) }
      state.endsInsideLine = false
      state.isEditing = true
    }
  }

  /// The line is finished and the cursor below it: prints what has waited.
  func endEditing() {
    state.withLock { state in
      state.isEditing = false
      write(&state)
    }
  }

  /// What was printed while a line is typed, as whole lines, for the editor's thread to show.
  func takeWaiting() -> [UInt8] {
    state.withLock { state in
      var lines = state.waiting + capture.take()
      state.waiting = []
      if let last = lines.last, last != UInt8(ascii: "\n") { lines.append(UInt8(ascii: "\n")) }
      return lines
    }
  }

  private func write(_ state: inout State) {
    guard let last = state.waiting.last else { return }
    state.endsInsideLine = last != UInt8(ascii: "\n")
    Descriptors.writeAll(state.waiting, to: terminal)
    state.waiting = []
  }
}
