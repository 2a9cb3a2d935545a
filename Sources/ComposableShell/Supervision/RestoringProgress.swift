import ShellCore

/// A line on the terminal that shows how much of a long session is restored. It is erased afterwards.
@MainActor
final class RestoringProgress {
  /// Shorter sessions are restored before anybody could read the line.
  static let leastLines = 2_000
  private static let linesBetween = 500

  /// Standard output, even while it is discarded; `nil` if it is not a terminal.
  private let terminal: Int32?
  private let translator = MessageTranslator(ChosenLanguage.current)
  private var isShown = false

  init() {
    terminal = isatty(STDOUT_FILENO) == 1 ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) : nil
  }

  deinit { if let terminal { close(terminal) } }

  /// Shows that a number of steps was repeated.
  func show(_ done: Int, of total: Int) {
    guard let terminal, let text = Self.text(done, of: total) else { return }
    write("\r\u{1B}[K" + (translator?.lines([text]).first ?? text), to: terminal)
    isShown = true
  }

  /// Erases the line, so that other output can follow.
  func clear() {
    if isShown, let terminal { write("\r\u{1B}[K", to: terminal) }
    isShown = false
  }

  /// What to show now; `nil` if that is what is shown already.
  static func text(_ done: Int, of total: Int) -> String? {
    guard total >= leastLines, done.isMultiple(of: linesBetween) else { return nil }
    return "restoring the session: \(countText(done)) of \(countText(total)) lines"
  }

  private func write(_ text: String, to terminal: Int32) {
    Descriptors.writeAll(Array(text.utf8), to: terminal)
  }
}
