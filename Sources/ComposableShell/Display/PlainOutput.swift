import Foundation
import ShellCore
import TerminalUI

/// The output of the program without a line editor. What features print appears between the output of commands.
@MainActor
struct PlainOutput {
  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private let capture = PrintCapture()

  /// Shows what features print before the blocks of their actions.
  func attach(to session: Session) {
    session.takePrints = capture.map { capture in { capture.take() } }
  }

  /// Writes a text and a terminator. At a terminal, control characters in the text are shown as pictures.
  func print(_ text: String, terminator: String = "\n") {
    let text = isTerminal ? ControlPictures.of(text, keepsLineFeeds: true) : text
    guard let capture else { return Swift.print(text, terminator: terminator) }
    capture.write(text + terminator)
  }
}
