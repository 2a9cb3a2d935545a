import ShellCore

/// The program's own output where there is no line editor, with what features print in its place among it.
@MainActor
struct PlainOutput {
  private let capture = PrintCapture()

  /// Puts what features print before the blocks of their actions.
  func attach(to session: Session) {
    session.takePrints = capture.map { capture in { capture.take() } }
  }

  /// Says something; a line of its own unless `terminator` says otherwise.
  func say(_ text: String, terminator: String = "\n") {
    guard let capture else { return print(text, terminator: terminator) }
    capture.write(text + terminator)
  }
}
