import Foundation
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
  func print(_ text: String, terminator: String = "\n") {
    guard let capture else { return StandardOutput.print(text, terminator: terminator) }
    capture.write((isTerminal ? ControlEscapes.escaped(text) : text) + terminator)
  }
}
