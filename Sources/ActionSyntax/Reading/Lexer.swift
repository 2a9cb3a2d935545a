/// Cuts a line into tokens, in linear time.
package struct Lexer {
  package let source: String
  package let end: String.Index
  package var place: String.Index

  /// The tokens of `text`, an `.end` last; ranges are those of `text.base`, which errors show
  /// whole.
  package static func tokens(of text: Substring) throws(ActionError) -> [Token] {
    var lexer = Lexer(text)
    return try lexer.all()
  }

  /// What comes before the first mistake, and that mistake: for text that is still being typed.
  package static func prefix(of text: Substring) -> (tokens: [Token], error: ActionError?) {
    var lexer = Lexer(text)
    var tokens: [Token] = []
    do {
      while let token = try lexer.next() { tokens.append(token) }
      return (tokens, nil)
    } catch {
      return (tokens, error)
    }
  }

  package init(_ text: Substring) {
    source = text.base
    place = text.startIndex
    end = text.endIndex
  }

  private mutating func all() throws(ActionError) -> [Token] {
    var tokens: [Token] = []
    while let token = try next() { tokens.append(token) }
    tokens.append(Token(kind: .end, range: end..<end))
    return tokens
  }

  /// nil: the end.
  package mutating func next() throws(ActionError) -> Token? {
    skip { $0.properties.isWhitespace }
    guard let scalar = peek() else { return nil }
    let start = place
    let kind = try kind(startingWith: scalar)
    return Token(kind: kind, range: start..<place)
  }

  private mutating func kind(startingWith scalar: Unicode.Scalar) throws(ActionError) -> Token.Kind
  {
    if let bare = bareWord() { return .bare(bare) }
    if scalar == "\"" { return .string(try string()) }
    if scalar == "`" { return .identifier(try quotedIdentifier()) }
    if scalar.isDigit { return try number(sign: "") }
    if scalar == "-" || scalar == "+", peek(1)?.isDigit == true {
      advance()
      return try number(sign: scalar == "-" ? "-" : "")
    }
    if scalar.startsIdentifier { return .identifier(identifier()) }
    if let sign = sign() { return .sign(sign) }
    throw stray(scalar)
  }

  private mutating func identifier() -> String {
    let start = place
    skip { $0.continuesIdentifier }
    return String(source[start..<place])
  }

  private mutating func quotedIdentifier() throws(ActionError) -> String {
    let opening = place
    advance()
    let name = identifier()
    guard !name.isEmpty, peek() == "`" else {
      throw error(
        .strayCharacter, "a name in backticks has no end", opening..<place, hint: "expected `name`")
    }
    advance()
    return name
  }

  private mutating func sign() -> Token.Sign? {
    for sign in [Token.Sign.closedRange, .halfOpenRange] where starts(with: sign.rawValue) {
      advance(3)
      return sign
    }
    guard let scalar = peek(), let sign = Token.Sign(rawValue: String(scalar)) else { return nil }
    advance()
    return sign
  }
}

extension Unicode.Scalar {
  package var isDigit: Bool { ("0"..."9").contains(self) }

  package var startsIdentifier: Bool {
    self == "_" || self == "$" || properties.isXIDStart
      || (value > 0x7f && properties.isEmojiPresentation)
  }

  /// Joiners and variation selectors are parts of emoji names.
  package var continuesIdentifier: Bool {
    startsIdentifier || properties.isXIDContinue || (value > 0x7f && properties.isVariationSelector)
      || value == 0x200d
  }
}
