/// A line in which `[..]` stands for any characters, also none.
///
/// The parts between the wildcards are sought from left to right, each at the first place where it
/// is found, which takes time in proportion to the lengths of pattern and line multiplied, at
/// worst.
package struct LinePattern: Sendable, Equatable {
  /// The pattern as written.
  package let text: String
  private let parts: [[UInt8]]
  /// The parts for a line of which the pattern's last wildcard matches nothing, so that the spaces
  /// before it end the line and do not count.
  private let partsWithoutEnd: [[UInt8]]?

  /// The pattern that a line holds; nil when there is no `[..]` in it.
  package init?(_ line: ArraySlice<UInt8>) {
    var parts = Self.parts(of: line)
    guard parts.count > 1 else { return nil }
    while parts.count > 2, parts.last == [], parts[parts.count - 2].allSatisfy(Transcript.isBlank) {
      parts.remove(at: parts.count - 2)
    }
    text = String(decoding: line, as: UTF8.self)
    self.parts = parts
    partsWithoutEnd = Self.withoutEnd(parts)
  }

  /// Whether the line, which has no spaces at its end, is one that the pattern describes.
  package func matches(_ line: String) -> Bool {
    let line = Array(line.utf8)
    return Self.matches(parts, line) || (partsWithoutEnd.map { Self.matches($0, line) } ?? false)
  }

  private static func parts(of line: ArraySlice<UInt8>) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var rest = line
    while let wildcard = Byte.firstRange(of: Transcript.anyCharactersBytes, in: rest) {
      parts.append(Array(rest[..<wildcard.lowerBound]))
      rest = rest[wildcard.upperBound...]
    }
    return parts + [Array(rest)]
  }

  private static func withoutEnd(_ parts: [[UInt8]]) -> [[UInt8]]? {
    var rest = parts
    guard rest.removeLast().isEmpty, let last = rest.last?.last, Transcript.isBlank(last)
    else { return nil }
    rest.append(Array(Transcript.withoutTrailingBlanks(rest.removeLast())))
    return rest
  }

  private static func matches(_ parts: [[UInt8]], _ line: [UInt8]) -> Bool {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return parts.first == line
    }
    guard line.starts(with: first), line.count >= first.count + last.count,
      line[(line.count - last.count)...].elementsEqual(last)
    else { return false }
    var rest = line[first.count..<(line.count - last.count)]
    for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
      guard let found = Byte.firstRange(of: part, in: rest) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
