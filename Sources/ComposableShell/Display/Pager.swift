import CLibEdit
import FileAccess
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
  func show(_ text: String, on terminal: Int32) async -> End {
    await withCheckedContinuation { continuation in
      // A separate thread, because it only waits.
      Thread.detachNewThread { continuation.resume(returning: run(text, terminal)) }
    }
  }

  enum End: Equatable {
    case notStarted
    /// The user has left it, perhaps with a key that does nothing in the pager and begins the next line.
    case left(key: UInt8?)
  }

  private func run(_ text: String, _ terminal: Int32) -> End {
    // A file instead of a pipe, because the pager can end before it has read everything.
    let file = cle_memory_file("output")
    guard file >= 0 else { return .notStarted }
    defer { close(file) }
    Descriptors.writeAll(Array(text.utf8), to: file)
    lseek(file, 0, SEEK_SET)
    // The pager keeps the screen as it is at its end, ends by itself if the text fits, shows colors, and says how to leave it.
    // Variables that the user has set have precedence.
    // The last line is English in each language: `less` prints the bytes of other letters as separate characters.
    let less = "FRX -Ps?e(end) q leaves:Space shows more, q leaves."
    let keys = PagerKeys()
    defer { keys.remove() }
    // The text is UTF-8, also where the locale is not installed.
    let script =
      "export LESS=\"${LESS-\(less)}\" LV=\"${LV--c}\" LESSCHARSET=\"${LESSCHARSET-utf-8}\"; \(keys.script)exec \(command)"
    let pid = cle_start_shell(script, file, terminal)
    guard pid > 0 else { return .notStarted }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    // The shell could not find the command.
    guard status != 127 << 8 else { return .notStarted }
    return .left(key: keys.key(ofStatus: status))
  }
}

/// Lets `less` end at a key that means nothing to someone who reads, and that is then the first key of the next line.
///
/// `less` reads the keys from a file and ends with the code of the key as its status. Older versions ignore the file.
struct PagerKeys {
  /// The keys that begin a line and with which nobody moves in a text. One is `h`, which shows the help of `less` otherwise: it begins
  /// `help` and `hint`.
  static let returned = Array(".acehilmoprstvwxyzABCDEFHIJKLMOPQRSTUVWXYZ".utf8)

  private let path: String?

  init() {
    let path = TemporaryFolder.path + "/tca-keys-\(getpid())"
    let wasCreated = (try? Self.text.write(toFile: path, atomically: true, encoding: .utf8)) != nil
    self.path = wasCreated ? path : nil
  }

  /// Each key ends the pager with the key's code.
  static var text: String {
    let keys = returned.map { Character(Unicode.Scalar($0)) }
    return "#command\n" + keys.map { "\($0) quit \($0)\n" }.joined()
  }

  /// Names the file to `less`, unless the user has a file of their own.
  var script: String {
    path.map { "export LESSKEYIN=\"${LESSKEYIN-\($0)}\"; " } ?? ""
  }

  func remove() { path.map { try? FileManager.default.removeItem(atPath: $0) } }

  /// The key with which the pager was left; `nil` for its own `q`.
  func key(ofStatus status: Int32) -> UInt8? {
    guard status & 0x7F == 0 else { return nil }
    return UInt8(exactly: (status >> 8) & 0xFF).flatMap { Self.returned.contains($0) ? $0 : nil }
  }
}
