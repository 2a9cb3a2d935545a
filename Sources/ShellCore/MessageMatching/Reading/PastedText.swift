/// A text that somebody pasted: a message with what a console, an editor or a mail added to its lines.
struct PastedText {
  /// The lines without timestamps, gutters, and quotation marks of mails.
  let lines: [String]

  init(_ text: String) {
    lines = Self.withoutSequences(text).split(whereSeparator: \.isNewline).map { line in
      Self.removals.reduce(String(line)) { line, removal in line.replacing(removal, with: "") }
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// All lines in one, with a space between them.
  var oneLine: String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// Whether a line begins with what a console adds: a timestamp, or a process.
  static func hasConsolePrefix(_ line: String) -> Bool {
    removals.dropFirst(2).contains { line.firstMatch(of: $0) != nil }
  }

  /// The words in lowercase. Quotation marks and apostrophes inside words are not part of them.
  var words: [String] { Words.of(text) }

  private static func withoutSequences(_ text: String) -> String {
    text.contains("\u{1B}") ? text.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "") : text
  }

  /// What precedes the message in a line.
  private nonisolated(unsafe) static let removals: [Regex<Substring>] = [
    /^[ \t>|]*(?=\S)/,
    // `12 |   let x = 1` in the compiler's output.
    /^[ \t]*\d+[ \t]*\|[ \t]*/,
    // `2026-11-23 12:00:00.123456+0100`, `[12:00:00.123]`, `2026-11-23T12:00:00Z`
    /^\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d[.,\d]*(?:Z|[+-]\d{2}:?\d{2})?\]?:?[ \t]*/,
    // `App[123:4567]`, `App[123:4567] [category]`
    /^[\w.-]+\[\d+(?::\w+)?\][ \t]*(?:<\w+>:?[ \t]*)?(?:\[[\w.: -]+\][ \t]*)?/,
  ]
}

/// Divides texts into words.
enum Words {
  /// The words of a text in lowercase.
  static func of(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.lowercased().unicodeScalars {
      if isPart(scalar) {
        word.unicodeScalars.append(scalar)
      } else if !"'\u{2019}".unicodeScalars.contains(scalar) || word.isEmpty {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    // The properties of Unicode take longer.
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0xAC00...0xD7A3: return true
    case 0...0x7F: return scalar == "_" || scalar == "$"
    default: return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}
