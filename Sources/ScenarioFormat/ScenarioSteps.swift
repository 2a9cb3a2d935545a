/// The commands of a block, in order.
///
/// They are read from the file's bytes each time that somebody goes through them, so that a long
/// scenario takes no more memory than its file.
package struct ScenarioSteps: Sequence, Sendable, Equatable {
  private let source: SourceText
  private let content: Range<Int>
  private let firstLine: Int
  private let indent: Int
  /// How many there are.
  package let count: Int

  /// The commands of the lines inside a block.
  ///
  /// - Parameters:
  ///   - content: Where the lines between the fences stand in the file.
  ///   - count: How many commands they hold.
  init(_ source: SourceText, content: Range<Int>, of fence: Fence, count: Int) {
    self.source = source
    self.content = content
    firstLine = fence.line + 1
    indent = fence.indent
    self.count = count
  }

  package func makeIterator() -> Iterator {
    Iterator(lines: source.lines(in: content, from: firstLine).makeIterator(), indent: indent)
  }

  package struct Iterator: IteratorProtocol {
    var lines: SourceLines.Iterator
    let indent: Int
    private var reader = TranscriptReader()

    init(lines: SourceLines.Iterator, indent: Int) {
      self.lines = lines
      self.indent = indent
    }

    package mutating func next() -> ScenarioStep? {
      while let line = lines.next() {
        var cursor = LineCursor(line.bytes)
        cursor.skipIndent(indent)
        if let step = reader.read(cursor.content, line) { return step }
      }
      return reader.finish()
    }
  }
}
