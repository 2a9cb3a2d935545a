/// A file's bytes, seen as lines.
///
/// Lines end at a line feed; a carriage return before it belongs to the end. The bytes are kept as
/// they are, so that a part of the file can be replaced while the rest stays as it was.
package struct SourceText: Sendable, Equatable {
  /// How a file ends its lines.
  package enum LineEnd: String, Sendable {
    case lineFeed = "\n"
    case carriageReturnLineFeed = "\r\n"
  }

  /// The whole file, its byte order mark included.
  package let bytes: [UInt8]

  /// A text of these bytes, which need not be valid UTF-8.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the file begins with the UTF-8 byte order mark.
  package var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The end of the first line, which new lines of this file take; a line feed where there is none.
  package var lineEnd: LineEnd {
    guard let feed = bytes.firstIndex(of: Byte.lineFeed), feed > 0 else { return .lineFeed }
    return bytes[feed - 1] == Byte.carriageReturn ? .carriageReturnLineFeed : .lineFeed
  }

  /// The number of the last line.
  package var lineCount: Int {
    let feeds = bytes.count { $0 == Byte.lineFeed }
    return bytes.isEmpty || bytes.last == Byte.lineFeed ? feeds : feeds + 1
  }

  /// The lines in order. A file that ends with a line end has no empty line behind it.
  package var lines: SourceLines { lines(in: bytes.indices, from: 1) }

  /// The lines of a part of the file that begins and ends with a line.
  ///
  /// - Parameter number: The number of the first.
  func lines(in range: Range<Int>, from number: Int) -> SourceLines {
    SourceLines(self, in: range, from: number)
  }

  /// A line's bytes without its end and without the file's byte order mark.
  func content(_ range: Range<Int>) -> ArraySlice<UInt8> {
    var line = bytes[range]
    if range.lowerBound == 0, hasByteOrderMark { line = line.dropFirst(3) }
    guard line.last == Byte.lineFeed else { return line }
    line = line.dropLast()
    return line.last == Byte.carriageReturn ? line.dropLast() : line
  }
}
