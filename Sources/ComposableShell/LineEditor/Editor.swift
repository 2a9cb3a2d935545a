import CLibEdit
import CSupervisor
import FileAccess
import Foundation

/// libedit: the line, its history and its display. It must be used on one thread.
final class Editor {
  let handle: OpaquePointer
  private let output: TerminalOutput
  private var terminal: Int32 { output.terminal }
  private let lines: OpaquePointer
  /// The lines of the history, oldest first.
  private(set) var remembered: [String] = []
  private(set) var prompt = Prompt("")
  /// The prompt for libedit, which needs a C string.
  private(set) var promptText: UnsafeMutablePointer<CChar> = strdup("")

  /// - Parameter output: The terminal to draw on.
  init?(output: TerminalOutput) {
    guard let handle = cle_open("tca", STDIN_FILENO, output.terminal) else { return nil }
    guard let lines = history_init() else { return nil }
    self.handle = handle
    self.output = output
    self.lines = lines
    _ = cle_set_text(handle, EL_EDITOR, "emacs")
    _ = cle_set_flag(handle, EL_SIGNAL, 0)
    _ = cle_history_set(lines, H_SETSIZE, Int32(HistoryFile.limit))
    _ = cle_history_set(lines, H_SETUNIQUE, 1)
    _ = cle_set_history(handle, lines)
    setModes()
    // A line may have begun before, on another thread.
    csv_forget_modes()
    for (key, command) in Editor.keys { bind(key, to: command) }
  }

  /// Sets the modes of the terminal. While a line is edited, Ctrl-C and Ctrl-Z are keys. Between lines, input is neither
  /// echoed nor split into lines, so that the next prompt receives all of it. Line ends are not converted, so that CR LF can be
  /// distinguished from two line ends.
  private func setModes() {
    for setting in ["-isig", "-icrnl", "-inlcr"] {
      _ = cle_terminal_mode(handle, "-d", setting)
    }
    for setting in ["-icanon", "-echo", "-icrnl", "-inlcr"] {
      _ = cle_terminal_mode(handle, "-x", setting)
    }
  }

  /// Keys that other shells bind and that libedit does not bind, or binds differently.
  private static let keys = [
    ("^W", "ed-delete-prev-word"), ("^U", "vi-kill-line-prev"),
    ("\\e[3~", "ed-delete-next-char"),
    ("\\e[1~", "ed-move-to-beg"), ("\\e[H", "ed-move-to-beg"), ("\\eOH", "ed-move-to-beg"),
    ("\\e[4~", "ed-move-to-end"), ("\\e[F", "ed-move-to-end"), ("\\eOF", "ed-move-to-end"),
    ("\\e[1;5C", "em-next-word"), ("\\e[1;3C", "em-next-word"),
    ("\\e[1;5D", "ed-prev-word"), ("\\e[1;3D", "ed-prev-word"),
    ("\\e[1;2C", "ed-next-char"), ("\\e[1;2D", "ed-prev-char"),
    ("\\e[3;5~", "em-delete-next-word"), ("\\e[3;3~", "em-delete-next-word"),
    ("\\ex", "ed-unassigned"), ("\\eX", "ed-unassigned"),
  ]

  /// Whether a key does something, by what follows ESC in its sequence. libedit would insert a part of any other.
  static func knows(_ rest: String) -> Bool {
    keys.contains { $0.0.dropFirst(2) == rest }
      || rest.count == 2 && "ABCD".contains(rest.suffix(1))
  }

  func bind(_ key: String, to command: String) {
    _ = cle_bind(handle, key, command)
  }

  /// The prompt with its escape sequences.
  var coloredPrompt: String {
    prompt.quoted.replacing(String(Prompt.quote), with: "")
  }

  /// The line that is being edited.
  var line: LineBuffer { LineBuffer(handle: handle) }

  func setPrompt(_ prompt: Prompt) {
    self.prompt = prompt
    free(promptText)
    promptText = strdup(prompt.quoted)
  }

  /// Adds a line to the history.
  func remember(_ line: String) {
    _ = cle_history_enter(lines, line)
    remembered.append(line)
    if remembered.count > HistoryFile.limit { remembered.removeFirst() }
  }

  /// Reads a line; returns nil at the end of input.
  func readLine() -> String? {
    var count: Int32 = 0
    // Otherwise libedit shows the prompt first, and Ctrl-C stays a signal for a moment.
    _ = cle_set_flag(handle, EL_PREP_TERM, 1)
    guard let characters = el_wgets(handle, &count), count > 0 else { return nil }
    let line = UnsafeBufferPointer(start: characters, count: Int(count))
    return LineBuffer.text(line.last == LineBuffer.newline ? line.dropLast() : line[...])
  }
}

// The display of the line.
extension Editor {
  var size: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    cle_terminal_size(terminal, &columns, &rows)
    return (Int(columns), Int(rows))
  }

  /// The columns between the cursor and the edge.
  var columnsAfterCursor: Int { size.columns - layout(upTo: line.cursor).column }

  /// Writes to the terminal at the cursor, unless the stage is on.
  func write(_ bytes: [UInt8]) {
    guard !output.hasStage else { return }
    Descriptors.writeAll(bytes, to: terminal)
  }

  /// Erases the prompt and the line. The cursor moves to the beginning of the prompt.
  func erase() {
    let row = min(layout(upTo: line.cursor).row, size.rows - 1)
    write(Array((row > 0 ? "\r\u{1B}[\(row)A\u{1B}[J" : "\r\u{1B}[J").utf8))
  }

  /// Moves the cursor to the beginning of the row below the line.
  func moveBelow() {
    let down = layout(upTo: line.count).row - layout(upTo: line.cursor).row
    write(Array((down > 0 ? "\u{1B}[\(down)B\r\n" : "\r\n").utf8))
  }

  /// Draws the prompt and the line. The cursor must be at the beginning of a row.
  func draw() {
    _ = cle_refresh(handle)
  }

  func resize() {
    cle_resize(handle)
  }

  private func layout(upTo end: Int) -> CursorLayout {
    var layout = CursorLayout(columns: size.columns)
    for scalar in prompt.visible.unicodeScalars {
      layout.advance(by: Int(cle_columns(wchar_t(bitPattern: scalar.value))))
    }
    for character in line.characters.prefix(end) {
      switch character {
      case LineBuffer.newline: layout.newLine()
      case 0..<0x20, 0x7F: layout.advance(by: 2)
      default: layout.advance(by: Int(cle_columns(character)))
      }
    }
    return layout
  }
}
