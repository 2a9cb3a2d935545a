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
