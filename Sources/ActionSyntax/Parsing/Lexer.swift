/// Divides a line into tokens, in linear time.
struct Lexer {
  private var cursor: ScalarCursor

  /// The tokens of `text`, followed by one of kind `end`.
  ///
  /// Ranges refer to `text.base`, which errors show whole.
  static func tokens(of text: Substring) throws(InputError) -> [Token] {
    var lexer = Lexer(text)
    var tokens: [Token] = []
    while let token = try lexer.next() {
      tokens.append(token)
      if token.kind == .punctuation(.closeParenthesis) { lexer.skipUnwrapping() }
    }
    tokens.append(Token(kind: .end, range: text.endIndex..<text.endIndex))
    return tokens
  }

  private init(_ text: Substring) { cursor = ScalarCursor(text) }

  /// The next token, or `nil` at the end.
  private mutating func next() throws(InputError) -> Token? {
    cursor.skip(while: \.isSpace)
    guard let scalar = cursor.peek() else { return nil }
    let start = cursor.index
    let kind = try kind(startingWith: scalar)
    return Token(kind: kind, range: start..<cursor.index)
  }

  private mutating func kind(startingWith scalar: Unicode.Scalar) throws(InputError) -> Token.Kind {
    if let bare = BareWord.read(&cursor) { return .bare(bare) }
    if StringReader.isNext(at: cursor) { return .string(try StringReader.read(&cursor)) }
    if scalar == "`" { return .identifier(try quotedIdentifier()) }
    if scalar.isDigit { return try NumberReader.read(&cursor, sign: "") }
    if scalar == "-" || scalar == "+", cursor.peek(1)?.isDigit == true {
      cursor.advance()
      return try NumberReader.read(&cursor, sign: scalar == "-" ? "-" : "")
    }
    if scalar.startsIdentifier {
      let name = identifier()
      skipGenericArguments()
      return .identifier(name)
    }
    if let mark = punctuation() { return .punctuation(mark) }
    throw UnexpectedCharacter.error(scalar, at: cursor)
  }

  private mutating func identifier() -> String {
    let start = cursor.index
    cursor.skip { $0.continuesIdentifier }
    return String(cursor.source[start..<cursor.index])
  }

  /// Skips `<Int>` in `Box<Int>.Action`: the value's type is known from the feature.
  private mutating func skipGenericArguments() {
    guard cursor.peek() == "<" else { return }
    var depth = 0
    var rest = cursor
    while let scalar = rest.peek() {
      rest.advance()
      if scalar == "<" { depth += 1 }
      if scalar == ">" { depth -= 1 }
      guard depth == 0 else { continue }
      cursor = rest
      return
    }
  }

  /// Skips the `!` of `URL(string: "https://example.com")!`. The value is there, or the line is refused.
  private mutating func skipUnwrapping() {
    if cursor.peek() == "!", cursor.peek(1) != "=" { cursor.advance() }
  }

  private mutating func quotedIdentifier() throws(InputError) -> String {
    let opening = cursor.index
    cursor.advance()
    let name = identifier()
    guard !name.isEmpty, cursor.peek() == "`" else {
      throw cursor.error(
        .strayCharacter, "the name is not closed by a backtick", opening..<cursor.index,
        hint: "expected `name`")
    }
    cursor.advance()
    return name
  }

  private mutating func punctuation() -> Token.Punctuation? {
    for mark in [Token.Punctuation.closedRange, .halfOpenRange]
    where cursor.starts(with: mark.rawValue) {
      cursor.advance(3)
      return mark
    }
    guard let mark = cursor.peek().flatMap({ Token.Punctuation(rawValue: String($0)) }) else {
      return nil
    }
    cursor.advance()
    return mark
  }
}
