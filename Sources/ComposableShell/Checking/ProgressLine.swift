import ShellCore

/// A line on the terminal that shows progress. It is not shown if standard error is not a terminal.
@MainActor
final class ProgressLine {
  private let total: Int
  private var done = 0
  private let isShown = isatty(STDERR_FILENO) == 1
  /// Standard error, even while it is filtered.
  private let terminal = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)

  /// - Parameter total: How often ``advance()`` is called; 0 if only texts are shown.
  init(total: Int = 0) {
    self.total = total
    show()
  }

  /// Shows what is done now.
  func show(_ text: String) { write("\r\u{1B}[K\(ControlEscapes.escaped(text))") }

  func advance() {
    done += 1
    if done < total { show() }
  }

  /// Erases the line, so that other output can follow.
  func clear() { write("\r\u{1B}[K") }

  private func show() { if total > 1 { show("checked \(done) of \(total)") } }

  private func write(_ text: String) {
    if isShown { Descriptors.writeAll(Array(text.utf8), to: terminal) }
  }
}
