/// A line of output as a scenario expects it.
package enum ExpectedLine: Sendable, Equatable {
  /// Exactly this text, spaces at its end aside.
  case text(String)
  /// A text with `[..]` in it.
  case pattern(LinePattern)
  /// `...`: any lines, also none.
  case anyLines

  /// The line as it stands in a block. A leading `\` is removed and makes the rest plain text.
  package init(written line: String) {
    let line = String(Substring(Transcript.withoutTrailingBlanks(line.utf8)))
    if line.utf8.first == Byte.backslash {
      self = .text(String(Substring(line.utf8.dropFirst())))
    } else if Transcript.isSame(line, Transcript.anyLines) {
      self = .anyLines
    } else if let pattern = LinePattern(line) {
      self = .pattern(pattern)
    } else {
      self = .text(line)
    }
  }

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
