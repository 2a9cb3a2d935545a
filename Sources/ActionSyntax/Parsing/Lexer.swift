/// Divides a line into tokens, in linear time.
struct Lexer {
  let source: String
  let end: String.Index
  /// The position of the next scalar.
  var index: String.Index

  /// The tokens of `text`, followed by one of kind `end`.
  ///
  /// Ranges refer to `text.base`, which errors show whole.
  static func tokens(of text: Substring) throws(ActionError) -> [Token] {
    var lexer = Lexer(text)
    var tokens: [Token] = []
    while let token = try lexer.next() { tokens.append(token) }
    tokens.append(Token(kind: .end, range: text.endIndex..<text.endIndex))
    return tokens
  }

  init(_ text: Substring) {
    source = text.base
    index = text.startIndex
    end = text.endIndex
  }

  /// The next token, or `nil` at the end.
  mutating func next() throws(ActionError) -> Token? {
    skip(while: \.isSpace)
    guard let scalar = peek() else { return nil }
    let start = index
    let kind = try kind(startingWith: scalar)
    return Token(kind: kind, range: start..<index)
  }

  private mutating func kind(startingWith scalar: Unicode.Scalar) throws(ActionError) -> Token.Kind
  {
    if let bare = bareWord() { return .bare(bare) }
    if startsString { return .string(try string()) }
    if scalar == "`" { return .identifier(try quotedIdentifier()) }
    if scalar.isDigit { return try number(sign: "") }
    if scalar == "-" || scalar == "+", peek(1)?.isDigit == true {
      advance()
      return try number(sign: scalar == "-" ? "-" : "")
    }
    if scalar.startsIdentifier {
      let name = identifier()
      skipGenericArguments()
      return .identifier(name)
    }
    if let mark = punctuation() { return .punctuation(mark) }
    throw unexpected(scalar)
  }

  private mutating func identifier() -> String {
    let start = index
    skip { $0.continuesIdentifier }
    return String(source[start..<index])
  }

  /// Skips `<Int>` in `Box<Int>.Action`: the value's type is known from the feature.
  private mutating func skipGenericArguments() {
    guard peek() == "<" else { return }
    var depth = 0
    var rest = self
    while let scalar = rest.peek() {
      rest.advance()
      if scalar == "<" { depth += 1 }
      if scalar == ">" { depth -= 1 }
      guard depth == 0 else { continue }
      self = rest
      return
    }
  }

  private mutating func quotedIdentifier() throws(ActionError) -> String {
    let opening = index
    advance()
    let name = identifier()
    guard !name.isEmpty, peek() == "`" else {
      throw error(
        .strayCharacter, "the name is not closed by a backtick", opening..<index,
        hint: "expected `name`")
    }
    advance()
    return name
  }

  private mutating func punctuation() -> Token.Punctuation? {
    for mark in [Token.Punctuation.closedRange, .halfOpenRange] where starts(with: mark.rawValue) {
      advance(3)
      return mark
    }
    guard let mark = peek().flatMap({ Token.Punctuation(rawValue: String($0)) }) else { return nil }
    advance()
    return mark
  }
}

extension Lexer {
  /// The scalar at a distance from the position, or `nil` at the end.
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    var index = index
    for _ in 0..<distance where index < end { index = source.unicodeScalars.index(after: index) }
    return index < end ? source.unicodeScalars[index] : nil
  }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < end { index = source.unicodeScalars.index(after: index) }
  }

  mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    let scalars = source.unicodeScalars
    while index < end, condition(scalars[index]) { index = scalars.index(after: index) }
  }

  /// Skips scalars and returns them.
  mutating func take(while condition: (Unicode.Scalar) -> Bool) -> Substring {
    let start = index
    skip(while: condition)
    return source[start..<index]
  }

  func starts(with text: String) -> Bool {
    source.unicodeScalars[index..<end].starts(with: text.unicodeScalars)
  }

  func error(
    _ code: ActionErrorCode, _ summary: String, _ range: Range<String.Index>, hint: String? = nil
  ) -> ActionError {
    ActionError(code, summary, in: source, at: range, hint: hint)
  }

  /// The range of the next scalar.
  var here: Range<String.Index> {
    index..<(index < end ? source.unicodeScalars.index(after: index) : end)
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { value >= 0x30 && value <= 0x39 }

  // Most scalars are ASCII, and comparing is faster than looking up properties.
  var isASCIILetter: Bool { value | 0x20 >= 0x61 && value | 0x20 <= 0x7a }
  var isLetter: Bool { isASCIILetter || value > 0x7f && properties.isAlphabetic }
  var isSpace: Bool {
    value <= 0x7f ? value == 0x20 || value >= 9 && value <= 13 : properties.isWhitespace
  }

  var startsIdentifier: Bool {
    isASCIILetter || self == "_" || self == "$" || properties.isXIDStart
      || (value > 0x7f && properties.isEmojiPresentation)
  }

  /// Emoji names can contain joiners and variation selectors.
  var continuesIdentifier: Bool {
    startsIdentifier || properties.isXIDContinue || (value > 0x7f && properties.isVariationSelector)
      || value == 0x200d
  }
}
