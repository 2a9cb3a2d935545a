/// A file's bytes, split into lines.
///
/// A line ends with a line feed; a carriage return before the line feed belongs to the line's end.
/// The bytes themselves are unchanged, so that a part of the file can be replaced without touching
/// the rest.
package struct ScenarioText: Sendable, Equatable {
  package enum LineEnd: String, Sendable {
    case lineFeed = "\n"
    case carriageReturnLineFeed = "\r\n"
  }

  /// The whole file, including its byte order mark.
  package let bytes: [UInt8]

  /// Creates a text from bytes, which need not be valid UTF-8.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the file starts with the UTF-8 byte order mark.
  package var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// How the first line ends, which is also how lines added to the file end. A line feed if the
  /// file has no line end.
  package var lineEnd: LineEnd {
    guard let feed = bytes.firstIndex(of: Byte.lineFeed), feed > 0 else { return .lineFeed }
    return bytes[feed - 1] == Byte.carriageReturn ? .carriageReturnLineFeed : .lineFeed
  }

  package var lineCount: Int {
    let feeds = bytes.count { $0 == Byte.lineFeed }
    return bytes.isEmpty || bytes.last == Byte.lineFeed ? feeds : feeds + 1
  }

  /// The lines in order. A line end at the end of the file does not start another line.
  package var lines: SourceLines { lines(in: bytes.indices, from: 1) }

  /// Returns the lines of a part of the file.
  ///
  /// - Parameters:
  ///   - range: The part, as byte offsets. It contains whole lines.
  ///   - number: The number of its first line.
  func lines(in range: Range<Int>, from number: Int) -> SourceLines {
    SourceLines(source: self, range: range, number: number)
  }

  /// Returns the lines of a part of the file, which contains whole lines.
  package func lines(in range: Range<Int>) -> SourceLines {
    lines(in: range, from: bytes[..<range.lowerBound].count { $0 == Byte.lineFeed } + 1)
  }

  /// Returns a line's bytes without its end and without the file's byte order mark.
  fileprivate func content(_ range: Range<Int>) -> ArraySlice<UInt8> {
    var line = bytes[range]
    if range.lowerBound == 0, hasByteOrderMark { line = line.dropFirst(3) }
    guard line.last == Byte.lineFeed else { return line }
    line = line.dropLast()
    return line.last == Byte.carriageReturn ? line.dropLast() : line
  }
}

package struct SourceLine: Sendable {
  /// The line's number in the file, starting at 1.
  package let number: Int
  /// The line's bytes without its end and without the file's byte order mark.
  package let bytes: ArraySlice<UInt8>
  /// The byte offsets of the line in the file, including its end.
  package let range: Range<Int>

  /// Whether the line contains only spaces and tabs.
  package var isBlank: Bool { bytes.allSatisfy(Byte.isBlank) }
}

/// Consecutive lines of a file, split while iterating.
package struct SourceLines: Sequence, Sendable {
  fileprivate let source: ScenarioText
  fileprivate let range: Range<Int>
  fileprivate let number: Int

  package func makeIterator() -> Iterator {
    Iterator(source: source, start: range.lowerBound, end: range.upperBound, number: number)
  }

  package struct Iterator: IteratorProtocol {
    fileprivate let source: ScenarioText
    fileprivate var start: Int
    fileprivate let end: Int
    fileprivate var number: Int

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
