import Foundation

/// Reads the lines of a file or pipe, byte for byte: what is no UTF-8 reaches the caller, who can
/// refuse it.
///
/// Not for use from several threads at once. Waits for input, so give it a thread that may wait.
package final class PlainInput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// - Parameter descriptor: what to read; standard input if nothing is said. Stays open.
  package init(descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
  }

  /// The next line without its line feed, or `nil` at the end of input. A last line that lacks its
  /// line feed counts.
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

  /// Moves what is left to the front and reads on behind it.
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
