import CLibEdit
import FileAccess
import Foundation

/// Separates what features print from the output of the program.
///
/// A file in memory replaces standard output for the rest of the process, and standard error if both are a terminal. Writing to it never waits, and what an action
/// prints can be read as soon as the action is reduced. A ``LineEditor`` does this by itself.
@MainActor
final class PrintCapture {
  private let output: Int32
  private let prints: Int32

  /// Replaces standard output or another descriptor. Returns nil if the system has no files in memory; printed text then goes
  /// to standard output.
  init?(_ descriptor: Int32 = STDOUT_FILENO) {
    cle_flush_standard_output()
    prints = cle_memory_file("prints")
    output = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard prints >= 0, output >= 0 else { return nil }
    dup2(prints, descriptor)
    if isatty(STDERR_FILENO) == 1, isatty(output) == 1 { dup2(prints, STDERR_FILENO) }
  }

  /// Returns what was printed since the last call.
  func take() -> String {
    cle_flush_standard_output()
    guard lseek(prints, 0, SEEK_CUR) > 0 else { return "" }
    lseek(prints, 0, SEEK_SET)
    let bytes = Descriptors.readAvailable(prints)
    ftruncate(prints, 0)
    lseek(prints, 0, SEEK_SET)
    return String(decoding: bytes, as: UTF8.self)
  }

  func write(_ text: String, willWrite: () -> Void = {}) {
    StandardOutput.write(text, to: output, willWrite: willWrite)
  }
}
