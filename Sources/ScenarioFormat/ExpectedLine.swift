/// A line of the output that a scenario expects.
package enum ExpectedLine: Sendable, Equatable {
  /// Exactly this text, apart from trailing spaces.
  case text(String)
  /// A text that contains `[..]`.
  case pattern(LinePattern)
  /// `...`: any number of lines, including none.
  case anyLines

  private static let anyLinesText = "..."

  /// Reads a line as a block contains it. A leading `\` is removed and makes the rest plain text.
  package init(written line: ArraySlice<UInt8>) {
    let line = Byte.trimmingEnd(line)
    if line.first == Byte.backslash {
      self = .text(String(decoding: line.dropFirst(), as: UTF8.self))
    } else if line.elementsEqual(Self.anyLinesText.utf8) {
      self = .anyLines
    } else if let pattern = LinePattern(line) {
      self = .pattern(pattern)
    } else {
      self = .text(String(decoding: line, as: UTF8.self))
    }
  }

  /// Reads a line as a block contains it.
  package init(written line: String) { self.init(written: Array(line.utf8)[...]) }

  /// The line as a block contains it.
  package var written: String {
    switch self {
    case .text(let text): Self.escaped(text)
    case .pattern(let pattern): pattern.text
    case .anyLines: Self.anyLinesText
    }
  }

  package var isBlank: Bool {
    if case .text(let text) = self { text.isEmpty } else { false }
  }

  package func matches(_ actual: String) -> Bool {
    switch self {
    case .text(let text):
      Byte.areSame(text, actual) || SourceLineNumber.isOnlyDifference(text, actual)
    case .pattern(let pattern): pattern.matches(actual)
    case .anyLines: true
    }
  }

  /// Returns a line of output as a block contains it: with a leading `\` if the reader would take it
  /// for a wildcard, a prompt or an escape.
  package static func escaped(_ line: String) -> String {
    let bytes = Array(line.utf8)[...]
    let needsEscape =
      bytes.first == Byte.backslash || Byte.areSame(line, anyLinesText)
      || LinePattern.hasWildcard(bytes) || PromptLine(bytes) != nil
    return needsEscape ? "\\" + line : line
  }
}

/// A line in which `[..]` matches any characters, including none.
///
/// The parts between the wildcards are searched from left to right, and each is taken at the first
/// position where it occurs. In the worst case this takes time proportional to the length of the
/// pattern multiplied by the length of the line.
package struct LinePattern: Sendable, Equatable {
  private static let wildcard = Array("[..]".utf8)

  /// The pattern as a block contains it.
  package let text: String
  private let parts: [[UInt8]]
  /// The parts to use if the last wildcard of the pattern matches nothing: the spaces before it are
  /// then at the end of the line and are ignored.
  private let partsWithoutEnd: [[UInt8]]?

  /// Reads a pattern. Returns `nil` if the line does not contain `[..]`.
  package init?(_ line: ArraySlice<UInt8>) {
    var parts = Self.parts(of: line)
    guard parts.count > 1 else { return nil }
    while parts.count > 2, parts.last == [], parts[parts.count - 2].allSatisfy(Byte.isBlank) {
      parts.remove(at: parts.count - 2)
    }
    text = String(decoding: line, as: UTF8.self)
    self.parts = parts
    partsWithoutEnd = Self.withoutEnd(parts)
  }

  static func hasWildcard(_ line: ArraySlice<UInt8>) -> Bool {
    Byte.firstRange(of: wildcard, in: line) != nil
  }

  /// Whether the pattern describes a line, which must not have trailing spaces.
  package func matches(_ line: String) -> Bool {
    let line = Array(line.utf8)
    return Self.matches(parts, line) || (partsWithoutEnd.map { Self.matches($0, line) } ?? false)
  }

  private static func parts(of line: ArraySlice<UInt8>) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var rest = line
    while let range = Byte.firstRange(of: wildcard, in: rest) {
      parts.append(Array(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [Array(rest)]
  }

  private static func withoutEnd(_ parts: [[UInt8]]) -> [[UInt8]]? {
    var rest = parts
    guard rest.removeLast().isEmpty, let last = rest.last?.last, Byte.isBlank(last)
    else { return nil }
    rest.append(Array(Byte.trimmingEnd(rest.removeLast())))
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

/// The output that a scenario expects from a command.
package struct ExpectedOutput: Sendable, Equatable {
  private static let anythingText = "...\n"

  /// The lines without the blank lines at both ends.
  package let lines: [ExpectedLine]

  /// `...` alone, which every output matches.
  static let anything = ExpectedOutput([.anyLines])

  /// Whether every output matches, because nothing but `...` is expected.
  var allowsAnything: Bool { lines.count == 1 && lines[0] == .anyLines }

  /// Reads the lines of a block, without its indent.
  package init(written text: String) {
    if text == Self.anythingText {
      self = .anything
      return
    }
    let lines = Array(text.utf8).split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    self.init(lines.map { ExpectedLine(written: $0) })
  }

  package init(written lines: [String]) {
    self.init(lines.map { ExpectedLine(written: $0) })
  }

  /// Creates an expectation from lines.
  package init(_ lines: [ExpectedLine]) {
    guard let first = lines.firstIndex(where: { !$0.isBlank }),
      let last = lines.lastIndex(where: { !$0.isBlank })
    else {
      self.lines = []
      return
    }
    self.lines = Array(lines[first...last])
  }
}
