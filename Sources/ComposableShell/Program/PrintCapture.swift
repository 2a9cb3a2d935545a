import CLibEdit
import Foundation

/// What features print, kept apart from what the program says, where no line editor does so.
///
/// A file in memory stands in the place of standard output: writing to it never waits, and what an action printed can be
/// read as soon as it has been reduced. Once there is one it stays for the rest of the process.
@MainActor
final class PrintCapture {
  private let output: Int32
  private let prints: Int32

  /// Takes over standard output. nil: the system has no such file, and prints go where they always went.
  init?() {
    cle_flush_standard_output()
    prints = cle_memory_file("prints")
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard prints >= 0, output >= 0 else { return nil }
    dup2(prints, STDOUT_FILENO)
  }

  /// What has been printed since the last call.
  func take() -> String {
    cle_flush_standard_output()
    guard lseek(prints, 0, SEEK_CUR) > 0 else { return "" }
    lseek(prints, 0, SEEK_SET)
    let bytes = Descriptors.readAvailable(prints)
    ftruncate(prints, 0)
    lseek(prints, 0, SEEK_SET)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes to what standard output was before.
  func write(_ text: String) { Descriptors.writeAll(Array(text.utf8), to: output) }
}
