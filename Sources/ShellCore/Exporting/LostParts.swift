/// The lines and effects that ended the process and so are not in a test, as comments where they were.
struct LostParts {
  private var lines: [LostLine]

  init(_ lines: [LostLine]) { self.lines = lines }

  /// The comments at a position, each once.
  mutating func take(at position: Journal.Position) -> [ExportedTest.Part] {
    defer { lines.removeAll { $0.position == position } }
    return lines.filter { $0.position == position }.map {
      ExportedTest.Part(steps: [.comment("not tested: \($0.event)")])
    }
  }
}
