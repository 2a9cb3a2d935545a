import ShellCore

/// The output of the program without a line editor. What features print appears between the output of commands.
@MainActor
struct PlainOutput {
  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private let capture = PrintCapture()

  /// Shows what features print before the blocks of their actions.
  func attach(to session: Session) {
    session.output.takePrints = capture.map { capture in { capture.take() } }
  }

  /// Writes a text and a terminator. At a terminal, control characters in the text are shown as escapes.
  ///
  /// - Parameter willWrite: Runs directly before the system writes.
  func print(_ text: String, terminator: String = "\n", willWrite: () -> Void = {}) {
    let text = (isTerminal ? ControlEscapes.escaped(text) : text) + terminator
    guard let capture else {
      return StandardOutput.write(text, to: STDOUT_FILENO, willWrite: willWrite)
    }
    capture.write(text, willWrite: willWrite)
  }
}
