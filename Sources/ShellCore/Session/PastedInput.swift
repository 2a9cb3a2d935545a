/// What a text of several lines is that reaches a prompt: the log of an app, or a message.
package enum PastedInput: Equatable, Sendable {
  /// A log. The name of the feature is what follows `as`.
  case log(feature: String?)
  /// A message of the library, the compiler, or a console, or a question of several lines.
  case message

  /// Reads a line that asks for a paste: `import log -`, `import log - as Counter`, or `explain -`.
  package init?(request line: String) {
    guard line.utf8.contains(UInt8(ascii: "-")) else { return nil }
    let words = line.split(whereSeparator: \.isWhitespace)
    if words == ["explain", "-"] {
      self = .message
    } else if words == ["import", "log", "-"] {
      self = .log(feature: nil)
    } else if words.starts(with: ["import", "log", "-", "as"]), words.count > 4,
      let place = line.firstRange(of: " as ")
    {
      self = .log(feature: String(line[place.upperBound...].drop { $0 == " " }).trimmingWhitespace)
    } else {
      return nil
    }
  }

  /// Recognizes the whole text of a paste; `nil` if it is neither a log nor a message.
  package init?(text: String) {
    if !LogReader.log(of: Array(text.utf8)[...]).blocks.isEmpty {
      self = .log(feature: nil)
    } else if RecognizedMessage(text) != nil {
      self = .message
    } else {
      return nil
    }
  }

  /// Whether the first line of a paste is something that a console printed, rather than a line to evaluate.
  package static func mayBegin(with line: String) -> Bool {
    let line = line.trimmingWhitespace
    guard isForeign(line) else { return false }
    return line.contains("received action:") || line.contains(/\.swift["'”]?:\d+/)
      || PastedText.hasConsolePrefix(line) || RecognizedMessage(line) != nil
      || line.contains(/^(?:error|warning|note|runtime warning)\b/.ignoresCase())
  }

  /// Whether a line asks for a page, although it is not a command: a message on one line, or a question.
  package static func asks(_ line: String) -> Bool {
    let line = line.trimmingWhitespace
    guard isForeign(line) else { return false }
    // A message that was copied without `error:` can have only two identifying words.
    let isLong = line.split(whereSeparator: \.isWhitespace).count > 2
    return RecognizedMessage(line) != nil || isQuestion(line)
      || isLong && RecognizedMessage("error: \(line)") != nil
  }

  /// Whether a line is neither a command nor an action, nor a line that was copied with its prompt.
  private static func isForeign(_ line: String) -> Bool {
    guard let first = line.first, !".#`".contains(first), PromptLine(Array(line.utf8)[...]) == nil
    else { return false }
    return CommandTable.command(named: CommandInput(line).name) == nil
  }

  private static let questionWords: Set<String> = [
    "why", "how", "what", "when", "where", "which", "who", "can", "should", "does", "do", "is",
    "are", "my",
  ]

  /// Whether a line is a question of several words: `why is my view not updated`.
  private static func isQuestion(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, SwiftLine(line) == nil else { return false }
    let isKorean = line.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    if isKorean {
      let latin = HangulKeys.latin(of: String(words[0]))
      return latin.flatMap(CommandTable.command(named:)) == nil
    }
    return words.count > 2
      && (line.hasSuffix("?") || questionWords.contains(words[0].lowercased()))
  }

  /// Whether a line ends a paste that was asked for. Messages contain empty lines, which end a message only after a paste.
  package func isEnded(by line: String, isPasting: Bool) -> Bool {
    let line = line.trimmingWhitespace
    return line == "." || self == .message && line.isEmpty && !isPasting
  }

  /// What to say before the text is typed or pasted.
  package var invitation: String {
    switch self {
    case .log: "(paste the log; a line with only `.`, or Ctrl-D, ends it)"
    case .message: "(paste the message; an empty line, `.`, or Ctrl-D ends it)"
    }
  }

  /// The line that explains a text of several lines.
  package static func explaining(_ text: String) -> String { "explain \(PastedText(text).oneLine)" }

  /// The line that imports a file in which a log was saved.
  package static func importing(_ path: String, as feature: String?) -> String {
    (["import", "log", QuotedPath.written(path)] + (feature.map { ["as", $0] } ?? []))
      .joined(separator: " ")
  }
}
