import TestSupport

/// Damages text at random: bytes, words, and whole lines.
struct Mutation {
  var random: SeededGenerator

  /// Changes some bytes of a line.
  mutating func damaged(_ line: [UInt8]) -> [UInt8] {
    var line = line
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let start = Int.random(in: 0...line.count, using: &random)
      let length = min(Int.random(in: 0...6, using: &random), line.count - start)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: line.removeSubrange(start..<start + length)
      case 1: line.insert(contentsOf: line[start..<start + length], at: start)
      case 2: line.replaceSubrange(start..<start + length, with: Array(token().utf8))
      case 3: line.insert(contentsOf: Array(token().utf8), at: start)
      default: line.insert(UInt8.random(in: 0...255, using: &random), at: start)
      }
    }
    // A line feed would end the line.
    return line.filter { $0 != UInt8(ascii: "\n") }
  }

  /// Changes some lines of a file.
  mutating func damaged(file: [[UInt8]], _ other: [[UInt8]]) -> [[UInt8]] {
    var file = file
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = Int.random(in: 0...file.count, using: &random)
      let length = min(Int.random(in: 0...4, using: &random), file.count - start)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: file.removeSubrange(start..<start + length)
      case 1: file.insert(contentsOf: file[start..<start + length], at: start)
      case 2: file.swapAt(start % max(file.count, 1), (start + length) % max(file.count, 1))
      case 3: file.insert(Array(fileToken().utf8), at: start)
      case 4: file.insert(contentsOf: other.shuffled(using: &random).prefix(length), at: start)
      default: if start < file.count { file[start] = damaged(file[start]) }
      }
      if file.isEmpty { file = [[]] }
    }
    return file
  }

  private mutating func token() -> String { Self.tokens.randomElement(using: &random)! }
  private mutating func fileToken() -> String { Self.fileTokens.randomElement(using: &random)! }

  private static let tokens = [
    ".", "(", ")", "[", "]", "{", "}", ":", ",", " ", "\"", "\\", "\\(", "$", "#", "#0", "-", "0",
    "1", "9223372036854775807", "-9223372036854775808", "1e999", "0x", "nil", "true", "홍", "👩‍👩‍👧",
    "\u{301}", "\u{202E}", "\u{1B}[2J", "\u{7}", "\t", "\r", "\0", "\u{85}", "\u{2028}", "...",
    "[..]", "> ", "`", "/", "../", "~",
  ]

  private static let fileTokens = [
    "```tca", "```", "````tca", "~~~tca", "  ```tca", "> ", "> load todos", "> undo", "...", "[..]",
    "\\", "\\...", "tca> features", "# A heading", "", " ", "> replay README.md", "> advance 1s",
    "> quit", "> log", "- a list", "\t", "\u{FEFF}", "text\r", "> record a.md", "> record stop",
  ]
}
