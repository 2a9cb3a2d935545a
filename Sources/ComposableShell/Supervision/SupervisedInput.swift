import CSupervisor
import Foundation

/// Reads lines from standard input. What was read ahead stays available to a worker that replaces this
/// one.
struct SupervisedInput {
  /// Returns the next line without its line feed, or `nil` at the end of input.
  func readLine() -> [UInt8]? {
    var line: [UInt8] = []
    var isComplete: Int32 = 0
    while isComplete == 0 {
      var count: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: Self.longestPart) { buffer, used in
        count = buffer.withMemoryRebound(to: CChar.self) {
          csv_read_line(STDIN_FILENO, $0.baseAddress, Int32(Self.longestPart), &isComplete)
        }
        used = Int(max(count, 0))
      }
      if count < 0 { return line.isEmpty ? nil : line }
      line += part
    }
    return line
  }

  private static let longestPart = 4096
}
