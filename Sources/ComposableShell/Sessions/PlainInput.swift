import FileAccess
import Foundation

/// Reads lines from a file or a pipe as bytes, so that the caller can detect invalid UTF-8.
///
/// Reading blocks the thread. An instance must not be used by several threads at the same time.
package final class PlainInput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// - Parameter descriptor: The descriptor to read, which stays open.
  package init(descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
  }

  /// Returns the next line without its line feed, or nil at the end of input. The last line does not need a line feed.
  package func readLine() -> [UInt8]? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return Array(buffer[position..<end])
      }
      searched = buffer.count - position
      if isAtEnd { return rest() }
      fill()
    }
  }

  /// Moves the rest to the front and appends more input.
  private func fill() {
    buffer.removeFirst(position)
    position = 0
    while true {
      if let bytes = Descriptors.readSome(descriptor) {
        buffer += bytes
        isAtEnd = bytes.isEmpty
        return
      }
      guard errno == EAGAIN else {
        isAtEnd = true
        return
      }
      _ = Descriptors.wait(for: [descriptor])
    }
  }

  private func rest() -> [UInt8]? {
    guard position < buffer.count else { return nil }
    defer { position = buffer.count }
    return Array(buffer[position...])
  }
}
