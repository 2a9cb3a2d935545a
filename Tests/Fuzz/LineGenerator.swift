import ShellCore
import TestSupport

/// Makes lines for a session: valid ones from its completions and the corpus, and damaged ones.
struct LineGenerator {
  private let corpus: Corpus
  private var random: SeededGenerator
  private var mutation: Mutation
  /// The lines of this session.
  private var past: [[UInt8]] = []

  init(_ corpus: Corpus, seed: UInt64) {
    self.corpus = corpus
    random = SeededGenerator(seed: seed)
    mutation = Mutation(random: SeededGenerator(seed: ~seed))
  }

  /// The next line of a session.
  mutating func next(_ completer: Completer) -> [UInt8] {
    let line = make(completer)
    past.append(line)
    return line
  }

  private mutating func make(_ completer: Completer) -> [UInt8] {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45: return Array(completed(completer).utf8)
    case 45..<60: return Array((corpus.lines.randomElement(using: &random) ?? "").utf8)
    case 60..<75: return Array(command().utf8)
    case 75..<85: return mutation.damaged(past.randomElement(using: &random) ?? [])
    case 85..<93: return mutation.damaged(Array(completed(completer).utf8))
    case 93..<99: return Array(random.some(of: Self.pieces, upTo: 9).joined().utf8)
    default: return Array(extreme().utf8)
    }
  }

  /// A line of what the completer offers, word by word.
  private mutating func completed(_ completer: Completer) -> String {
    var text = Self.starts.randomElement(using: &random)!
    for _ in 0..<8 {
      let completion = completer.complete(text)
      guard let candidate = completion.candidates.randomElement(using: &random) else {
        text += value()
        break
      }
      text = String(text.prefix(completion.start)) + candidate.text
      guard candidate.isFinal else { continue }
      if Bool.random(using: &random) { break }
      text += Self.separators.randomElement(using: &random)!
    }
    return Bool.random(using: &random) ? closed(text) : text
  }

  /// The line with the parentheses that it lacks.
  private func closed(_ text: String) -> String {
    let missing = text.count { $0 == "(" } - text.count { $0 == ")" }
    return text + String(repeating: ")", count: max(0, missing))
  }

  /// A command with an argument that it may not accept.
  private mutating func command() -> String {
    let name = Self.commands.randomElement(using: &random)!
    return Int.random(in: 0..<4, using: &random) == 0 ? name : "\(name) \(value())"
  }

  private mutating func value() -> String { Self.values.randomElement(using: &random)! }

  private mutating func extreme() -> String {
    let piece = Self.pieces.randomElement(using: &random)!
    return value() + String(repeating: piece, count: Int.random(in: 100...20_000, using: &random))
  }

  private static let starts = ["", "", "", ".", ".", ".", ".", "set ", "state ", "scope ", "tap "]
  private static let separators = [" ", "(", ".", ": ", ", ", "[", ")", "\"", ""]
  private static let commands = [
    "load", "reload", "reset", "actions", "state", "tree", "send", "set", "toggle", "scope", "up",
    "root", "screen", "tap", "enter", "log", "show", "undo", "redo", "goto", "effects", "advance",
    "wait", "clock", "cancel", "deps", "format", "hide", "trace", "hints", "replay", "record",
    "record stop", "note", "export test", "export scenario", "export mermaid", "expect", "learn",
    "hint", "check", "solution", "skip", "next", "again", "map", "explain", "help", "deps uuid",
    "deps date", "deps seed",
  ]
  private static let values = [
    "", "0", "1", "2", "-1", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
    "0.1", "1e308", "nan", "true", "false", "nil", "\"\"", "\"a\"", "\"\\u{1B}[2J\"", "홍길동", "👩‍👩‍👧",
    "2026-01-01", "2026-02-30T25:00:00Z", "00000000-0000-0000-0000-000000000001",
    "https://a.b/c?d=é", "[1, 2]", "[]", "[:]", ".none", ".some(1)", ".failure(\"no\")", "#0",
    "#99", "100ms", "1s", "90s", "1h", "-1s", "1e9s", "live", "manual", "changed", "full", "tests",
    "/a.md", "/b.md", "a.swift", "/README.md", "/Scenarios/workshop.md", "name: 1", "(1, 2)",
    "TCA001", "reducer", "x", "..", "\\.$isOn, true", "id: 1, action: .x", "all", "off", "on",
  ]
  private static let pieces = [
    ".", "(", ")", "[", "]", ":", ",", " ", "\"", "\\", "$", "#", "-", "1", "nil", "true", "홍", "a",
    "load ", "scope ", "up", "state ", "set ", "send ", ".todo", "[1]", "id: ", "action: ",
    ".set(\\.$", "binding", "\u{301}", "\t", "\u{1B}", "\u{9B}", "\u{202E}", "\u{FEFF}", "“",
  ]
}
