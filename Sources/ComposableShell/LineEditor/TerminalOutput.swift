import ShellCore
import CLibEdit
import Synchronization

/// Writes to the terminal: immediately, or by the editor's thread while a line is being typed.
final class TerminalOutput: Sendable {
  private struct State {
    var isEditing = false
    var pending: [UInt8] = []
    var filter = PrintFilter()
    /// What standard output has received, for ``takePrinted()``.
    var printed: [UInt8] = []
    var endsInsideLine = false
    /// What the terminal shows while the stage is on.
    var stage: StageScreen?
  }

  let capture = StandardOutputCapture()
  private let state = Mutex(State())
  private let wake: WakePipe

  /// A descriptor of the terminal, which does not depend on standard output.
  var terminal: Int32 { capture.terminal }

  init(wake: WakePipe) {
    self.wake = wake
  }

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
      if state.stage != nil {
        update(&state)
        return false
      }
      if !state.isEditing { write(&state) }
      return state.isEditing
    }
    if isEditing { wake.wake() }
  }

  /// Erases the terminal; the cursor is in its first row afterwards. No line must be read meanwhile.
  func erase() {
    state.withLock { state in
      state.pending += takePrints(&state) + Array("\u{1B}[H\u{1B}[2J".utf8)
      write(&state)
      state.endsInsideLine = false
    }
  }

  /// Keeps what is printed from now on for ``takePending()``. The cursor is at the beginning of a line afterwards.
  func beginEditing() {
    state.withLock { state in
      state.pending += takePrints(&state)
      state.isEditing = true
      if state.stage != nil { return update(&state) { $0.endLine() } }
      write(&state)
      if state.endsInsideLine { Descriptors.writeAll([UInt8(ascii: "\n")], to: terminal) }
      state.endsInsideLine = false
    }
  }

  /// Prints what is pending. The cursor must be below the line.
  func endEditing() {
    state.withLock { state in
      state.isEditing = false
      if state.stage != nil { return update(&state) { $0.commitLine() } }
      write(&state)
    }
  }

  /// Removes and returns what was printed while a line is being typed, as complete lines.
  func takePending() -> [UInt8] {
    state.withLock { state in
      if state.stage != nil {
        state.pending += takePrints(&state)
        if !state.pending.isEmpty { update(&state) }
        return []
      }
      var lines = state.pending + takePrints(&state)
      state.pending = []
      if let last = lines.last, last != UInt8(ascii: "\n") { lines.append(UInt8(ascii: "\n")) }
      return lines
    }
  }

  /// Returns what standard output has received since the last call, of an endless text its first megabyte. It is shown already.
  func takePrinted() -> String {
    cle_flush_standard_output()
    if Descriptors.wait(for: capture.readings, milliseconds: 0).contains(true) { print([]) }
    return state.withLock { state in
      defer { state.printed = [] }
      return String(decoding: state.printed, as: UTF8.self)
    }
  }

  /// What features have printed since the last call.
  private func takePrints(_ state: inout State) -> [UInt8] {
    let output = Descriptors.readAvailable(capture.output)
    if state.printed.count < 1 << 20 { state.printed += output }
    return state.filter.filtered(output + Descriptors.readAvailable(capture.errors))
  }

  private func write(_ state: inout State) {
    guard let last = state.pending.last else { return }
    state.endsInsideLine = last != UInt8(ascii: "\n")
    Descriptors.writeAll(state.pending, to: terminal)
    state.pending = []
  }
}

// The stage, on which every thread draws under the same lock.
extension TerminalOutput {
  var hasStage: Bool { state.withLock { $0.stage != nil } }

  /// Enters or leaves the stage, or changes its picture. When it is left, the transcript is printed on the main screen.
  ///
  /// - Parameter change: Switches the terminal to the stage (`true`) or back.
  func setStage(_ picture: StagePicture?, hasColor: Bool, _ change: (Bool) -> Void) {
    state.withLock { state in
      guard let picture else {
        guard let stage = state.stage else { return }
        state.stage = nil
        change(false)
        let text = stage.printed(columns: size.columns)
        Descriptors.writeAll(Array(text.utf8), to: terminal)
        return
      }
      if state.stage == nil {
        write(&state)
        change(true)
        state.stage = StageScreen(picture: picture, hasColor: hasColor)
        state.endsInsideLine = false
      }
      if state.stage?.picture.hasMouse != picture.hasMouse || picture.hasMouse {
        let mode = picture.hasMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l"
        Descriptors.writeAll(Array(mode.utf8), to: terminal)
      }
      update(&state) { $0.picture = picture }
    }
  }

  func show(_ line: StageScreen.Line) {
    state.withLock { state in
      guard state.stage?.line != line else { return }
      update(&state) { $0.line = line }
    }
  }

  /// Sets the line that was typed, whose last characters may have arrived together with Enter.
  func finishLine(_ prompt: String, _ text: String) {
    state.withLock { state in
      state.stage?.line = StageScreen.Line(prompt: prompt, text: text, beforeCursor: text)
    }
  }

  /// Draws everything again, because the terminal was resized or has shown something else.
  func redrawStage() {
    state.withLock { state in update(&state) { $0.forget() } }
  }

  /// What a click on the stage does.
  func target(column: Int, row: Int) -> StagePicture.Target? {
    state.withLock { $0.stage?.picture.target(column: column, row: row) }
  }

  private func update(_ state: inout State, _ change: (inout StageScreen) -> Void = { _ in }) {
    guard var stage = state.stage else { return }
    state.stage = nil
    stage.append(String(decoding: state.pending, as: UTF8.self))
    state.pending = []
    change(&stage)
    let (columns, rows) = size
    let text = stage.update(columns: columns, rows: rows)
    Descriptors.writeAll(Array(text.utf8), to: terminal)
    state.stage = stage
  }
}

/// Pipes that replace standard output, and standard error if it is a terminal, so that what features print can be written at the
/// right place.
struct StandardOutputCapture: Sendable {
  /// The previous standard output.
  let terminal: Int32
  /// The end to read standard output from, which does not block.
  let output: Int32
  /// The end to read standard error from, which does not block; -1 if it is not a terminal.
  let errors: Int32

  /// What can be waited for.
  var readings: [Int32] { errors >= 0 ? [output, errors] : [output] }

  /// Replaces standard output for the rest of the process.
  init() {
    cle_flush_standard_output()
    terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    output = Self.replace(STDOUT_FILENO)
    errors = isatty(STDERR_FILENO) == 1 ? Self.replace(STDERR_FILENO) : -1
    cle_line_buffer_standard_output()
  }

  private static func replace(_ descriptor: Int32) -> Int32 {
    let (reading, writing) = Descriptors.pipe()
    // With a large buffer, a burst of output does not wait for the thread that reads it.
    cle_widen_pipe(writing, 1 << 20)
    dup2(writing, descriptor)
    close(writing)
    return reading
  }
}
