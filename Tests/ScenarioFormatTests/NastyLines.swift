import TestSupport

/// Random lines made of parts that are special to the reader of transcripts.
enum NastyLines {
  static let parts = [
    "", " ", "  ", "\t", ">", "> ", "A> ", "A.b[2]> x", "tca>", "...", "..", "[..]", "[.", "\\",
    "\\\\",
    "`", "```", "````tca", "```tca", "~~~", "~~~tca", "# ", "- ", "1. ", "<!--", "-->", "    ",
    "\r",
    "\u{FEFF}", "e\u{301}", "\u{E9}", "\u{301}", "홍길동", "\u{2028}", "\u{85}", "\u{B}", "\0", "x",
    "\"", "[",
    "]", "---", "+ a", "@@",
  ]

  static func line(_ random: inout SeededGenerator) -> String {
    random.some(of: parts, upTo: 4).joined()
  }

  static func text(_ random: inout SeededGenerator, upTo lines: Int) -> String {
    (0..<Int.random(in: 0...lines, using: &random)).map { _ in line(&random) }
      .joined(separator: "\n")
  }
}
