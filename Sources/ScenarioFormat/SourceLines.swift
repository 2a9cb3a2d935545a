/// Some lines of a file, one after the other.
package struct SourceLines: Sequence, Sendable {
  private let source: SourceText
  private let range: Range<Int>
  private let number: Int

  /// - Parameters:
  ///   - range: Where the lines stand in the file, from the begin of one to the end of one.
  ///   - number: The number of the first.
  init(_ source: SourceText, in range: Range<Int>, from number: Int) {
    self.source = source
    self.range = range
    self.number = number
  }

  package func makeIterator() -> Iterator {
    Iterator(source: source, start: range.lowerBound, end: range.upperBound, number: number)
  }

  package struct Iterator: IteratorProtocol {
    let source: SourceText
    var start: Int
    let end: Int
    var number: Int

    package mutating func next() -> SourceLine? {
      guard start < end else { return nil }
      let feed = source.bytes[start..<end].firstIndex(of: Byte.lineFeed)
      let line = start..<(feed.map { $0 + 1 } ?? end)
      defer {
        start = line.upperBound
        number += 1
      }
      return SourceLine(number: number, bytes: source.content(line), range: line)
    }
  }
}
