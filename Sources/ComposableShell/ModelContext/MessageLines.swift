/// Splits what a client writes into lines, each with one message.
struct MessageLines {
  /// A line, without its line break.
  enum Line: Equatable, Sendable {
    case message([UInt8])
    /// A line that is longer than the limit. Its bytes were dropped.
    case tooLong
  }

  private let limit: Int
  private var rest: [UInt8] = []
  private var isDropping = false

  /// - Parameter limit: The size in bytes of the longest message.
  init(limit: Int = 4 << 20) { self.limit = limit }

  /// Takes the next bytes, and returns the lines that they end.
  mutating func read(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      add(part)
      lines += end()
    }
    add(bytes[(bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)...])
    return lines
  }

  /// The last line, if it has no line break.
  mutating func finish() -> [Line] { end() }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    guard !isDropping else { return }
    guard rest.count + bytes.count <= limit else {
      rest = []
      return isDropping = true
    }
    rest += bytes
  }

  /// Ends a line. An empty line is not a message.
  private mutating func end() -> [Line] {
    defer { (rest, isDropping) = ([], false) }
    if isDropping { return [.tooLong] }
    if rest.last == 0x0D { rest.removeLast() }
    return rest.isEmpty ? [] : [.message(rest)]
  }
}
