import ShellCore

/// The standard output of commands that have no line editor.
enum StandardOutput {
  /// Writes a text and a terminator. At a terminal, control characters are shown as escapes.
  ///
  /// If the output is closed or full, the program ends with an error and status 1; without a message if it is a pipe that nobody
  /// reads anymore.
  static func print(_ text: String, terminator: String = "\n") {
    let text = text + terminator
    write(isatty(STDOUT_FILENO) == 1 ? ControlEscapes.escaped(text) : text, to: STDOUT_FILENO)
  }

  /// Writes text to a descriptor that the standard output was moved to.
  ///
  /// - Parameter willWrite: Runs directly before the system writes.
  static func write(_ text: String, to descriptor: Int32, willWrite: () -> Void = {}) {
    let bytes = Array(text.utf8)
    willWrite()
    guard !Descriptors.writeAll(bytes, to: descriptor) else { return }
    // Who reads a pipe may stop early, as `head` does.
    if errno != EPIPE {
      let reason = String(cString: strerror(errno))
      Descriptors.writeAll(
        Array("error: the output cannot be written: \(reason)\n".utf8), to: STDERR_FILENO)
    }
    CurrentProgram.exit(1)
  }
}
