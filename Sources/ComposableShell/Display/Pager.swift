import CLibEdit
import Foundation

/// A program that shows text a screen at a time, chosen as git chooses it: `$PAGER`, or else `less`.
///
/// An empty `PAGER`, or `PAGER=cat`, turns it off.
struct Pager: Sendable, Equatable {
  /// The command for the system's shell.
  let command: String

  /// Returns nil if no pager is wanted, or none is installed.
  init?(environment: [String: String]) {
    if let chosen = environment["PAGER"] {
      guard !chosen.isEmpty, chosen != "cat" else { return nil }
      command = chosen
      return
    }
    guard ChildProcess.findExecutable("less", in: environment["PATH"]) != nil else { return nil }
    command = "less"
  }

  /// Shows a text with escape sequences for colors until the user leaves the pager.
  ///
  /// - Parameters:
  ///   - terminal: The descriptor of the terminal.
  ///   - restoresScreen: Whether the terminal shows something else afterwards. The pager then waits for a key even if the text
  ///     fits, and does not leave the text on the screen.
  /// - Returns: False if the pager cannot be started.
  func show(_ text: String, on terminal: Int32, restoresScreen: Bool = false) async -> Bool {
    await withCheckedContinuation { continuation in
      // A separate thread, because it only waits.
      Thread.detachNewThread { continuation.resume(returning: run(text, terminal, restoresScreen)) }
    }
  }

  private func run(_ text: String, _ terminal: Int32, _ restoresScreen: Bool) -> Bool {
    // A file instead of a pipe, because the pager can end before it has read everything.
    let file = cle_memory_file("output")
    guard file >= 0 else { return false }
    defer { close(file) }
    Descriptors.writeAll(Array(text.utf8), to: file)
    lseek(file, 0, SEEK_SET)
    // The pager keeps the screen as it is at its end, ends by itself if the text fits, shows colors, and says how to leave it.
    // Variables that the user has set have precedence.
    let less = (restoresScreen ? "R" : "FRX") + " -Ps?e(end) q leaves:Space shows more, q leaves."
    // The text is UTF-8, also where the locale is not installed.
    let script =
      "export LESS=\"${LESS-\(less)}\" LV=\"${LV--c}\" LESSCHARSET=\"${LESSCHARSET-utf-8}\"; exec \(command)"
    let pid = cle_start_shell(script, file, terminal)
    guard pid > 0 else { return false }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    // The shell could not find the command.
    return status != 127 << 8
  }
}
