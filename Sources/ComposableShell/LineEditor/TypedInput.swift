import FileAccess
import Foundation

/// What was typed and not read yet: as bytes, and as characters that were taken from them.
///
/// One thread uses it, for lines and for single keys.
final class TypedInput {
  /// Input that libedit has not received yet.
  var keys = KeyDecoder()
  /// Characters that were taken from `keys` and come before it, the last one first.
  var characters: [Unicode.Scalar] = []
  /// The incomplete line that a click has replaced.
  var interruptedLine: [Unicode.Scalar] = []
  /// What the worker that replaces this process would read.
  private var kept: [UInt8] = []

  /// Takes over what the process before this one had not read.
  init() {
    kept = Supervision.unreadInput
    keys.append(kept)
  }

  /// Whether something was typed after the line that was read last.
  var hasMore: Bool { !characters.isEmpty || !keys.unread.isEmpty }

  /// What was typed after the line that is being edited, or that was read last.
  var rest: [UInt8] {
    Array(String(String.UnicodeScalarView(characters.reversed())).utf8) + keys.unread
  }

  enum Arrival { case some, none, end }

  func read() -> Arrival {
    guard let bytes = Descriptors.readSome(STDIN_FILENO) else {
      return errno == EAGAIN ? .none : .end
    }
    keys.append(bytes)
    return bytes.isEmpty ? .end : .some
  }

  /// Begins a line. What a click has interrupted comes first, unless something else was typed.
  func beginLine() {
    keys.append(Supervision.takeKeys())
    keys.beginLine()
    characters = characters.isEmpty ? interruptedLine.reversed() : characters
    interruptedLine = []
  }

  /// Keeps what was typed and not entered, for the worker that replaces this process if it dies.
  ///
  /// - Parameter line: The line that is being edited.
  func keep(line: String) {
    let input = Array(line.utf8) + rest
    guard input != kept else { return }
    kept = input
    Supervision.unreadInput = input
  }
}
