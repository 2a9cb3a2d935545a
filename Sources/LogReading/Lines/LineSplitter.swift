/// Splits chunks of bytes into lines, without their line feeds.
///
/// A line can be spread over chunks.
struct LineSplitter {
  private var unfinished: [UInt8] = []

  /// Calls a function with each line that a chunk finishes.
  mutating func split(_ chunk: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void) {
    var rest = chunk
    while let end = rest.firstIndex(of: 0x0A) {
      if unfinished.isEmpty {
        body(Self.cleaned(rest[..<end]))
      } else {
        unfinished += rest[..<end]
        body(Self.cleaned(unfinished[...]))
        unfinished.removeAll(keepingCapacity: true)
      }
      rest = rest[(end + 1)...]
    }
    unfinished += rest
  }

  /// Calls a function with the last line, if it has no line end.
  mutating func finish(_ body: (ArraySlice<UInt8>) -> Void) {
    guard !unfinished.isEmpty else { return }
    body(Self.cleaned(unfinished[...]))
    unfinished = []
  }

  private static func cleaned(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.contains(TerminalSequences.escape) ? TerminalSequences.removed(from: line) : line
  }
}
