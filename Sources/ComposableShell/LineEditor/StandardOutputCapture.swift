import CLibEdit
import Foundation

/// A pipe in the place of standard output: what a feature's `print` writes comes out at its other
/// end, and whoever owns the terminal decides where it goes.
struct StandardOutputCapture: Sendable {
  /// What standard output was before.
  let terminal: Int32
  /// The end to read from. Does not block.
  let reading: Int32

  /// Takes over standard output for the rest of the process.
  init() {
    cle_flush_standard_output()
    terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let writing: Int32
    (reading, writing) = Descriptors.pipe()
    // A burst of output need not wait for the thread that reads it.
    cle_widen_pipe(writing, 1 << 20)
    dup2(writing, STDOUT_FILENO)
    close(writing)
    cle_line_buffer_standard_output()
  }

  /// What has been printed since the last call.
  func take() -> [UInt8] {
    Descriptors.readAvailable(reading)
  }
}
