import CLibEdit
import ShellCore

/// The editor in which `edit` opens a file, chosen as git chooses it: `$VISUAL`, `$EDITOR`, or else `vi`.
struct TextEditor: Sendable, Equatable {
  /// The command for the system's shell.
  let command: String

  init(environment: [String: String]) {
    let chosen = [environment["VISUAL"], environment["EDITOR"]].lazy.compactMap { $0 }
      .first { !$0.allSatisfy(\.isWhitespace) }
    command = chosen ?? "vi"
  }

  /// The command that opens a file at a line, in the form that the editor knows.
  func script(for place: EditedLine) -> String {
    let path = Self.quoted(place.path)
    return switch name {
    case "code", "codium", "code-insiders", "cursor":
      "\(command) --wait --goto \(Self.quoted("\(place.path):\(place.line)"))"
    case "subl", "zed": "\(command) --wait \(Self.quoted("\(place.path):\(place.line)"))"
    case "hx", "helix": "\(command) \(Self.quoted("\(place.path):\(place.line)"))"
    default: "\(command) +\(place.line) \(path)"
    }
  }

  /// The name of the program, without its folder and its options.
  private var name: String {
    let words = command.split(separator: " ").map(String.init)
    return words.first.map { String($0.split(separator: "/").last ?? "") } ?? ""
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }

  enum End: Equatable {
    case changed
    case unchanged
    /// The editor could not be started, or ended with an error.
    case failed
  }

  /// Opens a file, and waits until the editor ends.
  ///
  /// - Parameter terminal: The descriptor of the terminal.
  func open(_ place: EditedLine, on terminal: Int32) async -> End {
    await withCheckedContinuation { continuation in
      // A separate thread, because it only waits.
      Thread.detachNewThread { continuation.resume(returning: run(place, terminal)) }
    }
  }

  private func run(_ place: EditedLine, _ terminal: Int32) -> End {
    let before = FileManager.default.contents(atPath: place.path)
    let pid = cle_start_shell("exec \(script(for: place))", STDIN_FILENO, terminal)
    guard pid > 0 else { return .failed }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { return .failed }
    return FileManager.default.contents(atPath: place.path) == before ? .unchanged : .changed
  }
}
