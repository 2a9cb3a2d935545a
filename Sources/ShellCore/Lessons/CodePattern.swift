/// The code of a file as its tokens. Comments, white space, and code in `#if false` are not part of it.
struct LessonCode: Equatable {
  let tokens: [String]

  init(tokens: [String]) { self.tokens = tokens }

  /// Whether the file has no declaration, so that nobody has begun to write in it.
  var declaresNothing: Bool {
    tokens.allSatisfy { !Self.declarations.contains($0) }
  }

  private static let declarations: Set<String> = [
    "struct", "enum", "class", "actor", "protocol", "extension", "func", "let", "var", "typealias",
  ]

  init(_ source: String) {
    let text = SourceText(source)
    var tokens: [String] = []
    // The nesting depth of `#if` inside an `#if false`; 0 outside.
    var hidden = 0
    var isCondition = false
    for token in text.tokens {
      let word = text[token]
      if isCondition {
        isCondition = false
        if word == "false" || word == "0" {
          hidden = 1
          tokens.removeLast()
          continue
        }
      }
      guard hidden == 0 else {
        if word == "#if" { hidden += 1 }
        if word == "#endif" || (hidden == 1 && ["#else", "#elseif"].contains(word)) { hidden -= 1 }
        continue
      }
      isCondition = word == "#if"
      // `_ = 0;` and a new line mean the same.
      if word != ";" { tokens.append(word) }
    }
    self.tokens = tokens
  }
}

/// A sequence of tokens that is looked for in code, written in a condition `source`.
///
/// White space and line breaks do not matter, and neither do comments and strings. `*` stands for any tokens
/// other than braces; at the end of a word, `skip*`, it stands for the rest of the word.
struct CodePattern: Equatable {
  private enum Piece: Equatable {
    case token(String)
    /// A word that begins, or ends, with this text.
    case beginning(String)
    case ending(String)
    case gap
  }

  private let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0, pieces.last != .gap { pieces.append(.gap) }
      let source = SourceText(String(part))
      var tokens = source.tokens.map { Piece.token(source[$0]) }
      if let last = source.tokens.last, last.kind == .word, index < parts.count - 1,
        parts[index + 1].isEmpty || parts[index + 1].hasPrefix(" "),
        last.range.upperBound == source.bytes.count
      {
        tokens[tokens.count - 1] = .beginning(source[last])
      }
      if let first = source.tokens.first, first.kind == .word, index > 0, tokens.count == 1,
        tokens.first == .token(source[first]), first.range.lowerBound == 0,
        parts[index - 1].isEmpty
      {
        tokens[0] = .ending(source[first])
      }
      pieces += tokens
    }
    while pieces.first == .gap { pieces.removeFirst() }
    while pieces.last == .gap { pieces.removeLast() }
    self.pieces = pieces
  }

  /// How often the pattern occurs. Occurrences do not overlap.
  func count(in code: LessonCode) -> Int {
    guard !pieces.isEmpty else { return 0 }
    var count = 0
    var start = 0
    while start < code.tokens.count {
      if let end = Self.end(of: pieces[...], in: code.tokens, at: start) {
        count += 1
        start = max(end, start + 1)
      } else {
        start += 1
      }
    }
    return count
  }

  /// Where an occurrence at an index ends; `nil` if there is none.
  private static func end(of pieces: ArraySlice<Piece>, in tokens: [String], at start: Int) -> Int?
  {
    guard let piece = pieces.first else { return start }
    let rest = pieces.dropFirst()
    if piece == .gap {
      var index = start
      while true {
        if let end = end(of: rest, in: tokens, at: index) { return end }
        guard index < tokens.count, !["{", "}"].contains(tokens[index]) else { return nil }
        index += 1
      }
    }
    guard start < tokens.count, matches(piece, tokens[start]) else { return nil }
    return end(of: rest, in: tokens, at: start + 1)
  }

  private static func matches(_ piece: Piece, _ token: String) -> Bool {
    switch piece {
    case .token(let text): token == text
    // A string begins with a quotation mark, so no word is a part of it.
    case .beginning(let text): token.hasPrefix(text)
    case .ending(let text): token.hasSuffix(text) && !token.hasPrefix("\"")
    case .gap: false
    }
  }
}
