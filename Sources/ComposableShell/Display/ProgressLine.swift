import ShellCore

/// A line on the terminal that shows what is done now. It is not shown if the output is not a terminal.
@MainActor
final class ProgressLine {
  /// The output, even while it is filtered or discarded; `nil` if it is not a terminal.
  private let terminal: Int32?

  /// - Parameter output: Standard error, or standard output.
  init(on output: Int32 = STDERR_FILENO) {
    terminal = isatty(output) == 1 ? fcntl(output, F_DUPFD_CLOEXEC, 3) : nil
  }

  deinit { if let terminal { close(terminal) } }

  func show(_ text: String) { write("\r\u{1B}[K\(ControlEscapes.escaped(text))") }

  /// Erases the line, so that other output can follow.
  func clear() { write("\r\u{1B}[K") }

  private func write(_ text: String) {
    if let terminal { Descriptors.writeAll(Array(text.utf8), to: terminal) }
  }
}
