/// A line of output as a scenario expects it.
package enum ExpectedLine: Sendable, Equatable {
  /// Exactly this text, spaces at its end aside.
  case text(String)
  /// A text with `[..]` in it.
  case pattern(LinePattern)
  /// `...`: any lines, also none.
  case anyLines

  /// The line as it stands in a block. A leading `\` is removed and makes the rest plain text.
  package init(written line: ArraySlice<UInt8>) {
    let line = Transcript.withoutTrailingBlanks(line)
    if line.first == Byte.backslash {
      self = .text(String(decoding: line.dropFirst(), as: UTF8.self))
    } else if line.elementsEqual(Transcript.anyLines.utf8) {
      self = .anyLines
    } else if let pattern = LinePattern(line) {
      self = .pattern(pattern)
    } else {
      self = .text(String(decoding: line, as: UTF8.self))
    }
  }

  /// The line as it stands in a block, as text.
  package init(written line: String) { self.init(written: Array(line.utf8)[...]) }

  /// The line as a scenario writes it.
  package var written: String {
    switch self {
    case .text(let text): Transcript.written(text)
    case .pattern(let pattern): pattern.text
    case .anyLines: Transcript.anyLines
    }
  }

  /// Whether the line says nothing.
  package var isBlank: Bool {
    if case .text(let text) = self { text.isEmpty } else { false }
  }

  /// Whether this one line of output is what is expected.
  package func matches(_ actual: String) -> Bool {
    switch self {
    case .text(let text): Transcript.isSame(text, actual)
    case .pattern(let pattern): pattern.matches(actual)
    case .anyLines: true
    }
  }
}
