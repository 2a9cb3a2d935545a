/// String literals: `"text"`, `#"raw "text""#`, and multi-line ones between `"""`.
extension Lexer {
  var startsString: Bool {
    var rest = self
    rest.skip { $0 == "#" }
    return rest.peek() == "\""
  }

  /// Reads a string literal and returns its text.
  mutating func string() throws(ActionError) -> String {
    let opening = index
    let hashes = String(take { $0 == "#" })
    let isMultiline = starts(with: "\"\"\"")
    var literal = Literal(opening: opening..<here.upperBound, hashes: hashes)
    advance(isMultiline ? 3 : 1)
    let closing = (isMultiline ? "\"\"\"" : "\"") + hashes
    while let scalar = peek() {
      switch scalar {
      case "\"" where starts(with: closing):
        advance(closing.unicodeScalars.count)
        return try isMultiline ? multiline(literal) : literal.lines.map(String.init).joined()
      case "\\" where starts(with: literal.escape): literal.append(try escape(in: literal))
      case "\0": throw unexpected(scalar)
      case "\n" where isMultiline:
        advance()
        literal.lines.append(String.UnicodeScalarView())
      default:
        literal.append(scalar)
        advance()
      }
    }
    throw unterminated(literal.opening)
  }

  /// The part of a literal that has been read.
  private struct Literal {
    let opening: Range<String.Index>
    /// The number signs around a raw string.
    let hashes: String
    var lines = [String.UnicodeScalarView()]

    init(opening: Range<String.Index>, hashes: String) {
      self.opening = opening
      self.hashes = hashes
    }

    /// What an escape sequence begins with.
    var escape: String { "\\" + hashes }

    mutating func append(_ scalar: Unicode.Scalar) { lines[lines.count - 1].append(scalar) }
  }

  /// Joins the lines between the delimiters, without the indentation of the closing one.
  private func multiline(_ literal: Literal) throws(ActionError) -> String {
    let indent = literal.lines[literal.lines.count - 1]
    guard literal.lines.count > 1, literal.lines[0].allSatisfy(\.properties.isWhitespace),
      indent.allSatisfy(\.properties.isWhitespace)
    else {
      throw error(
        .unterminatedString, "the text of a multi-line string begins and ends on its own lines",
        literal.opening, hint: "expected a line break after \"\"\" and before it")
    }
    return literal.lines.dropFirst().dropLast().map { line in
      String(
        line.starts(with: indent) ? String.UnicodeScalarView(line.dropFirst(indent.count)) : line)
    }.joined(separator: "\n")
  }

  private func unterminated(_ opening: Range<String.Index>) -> ActionError {
    error(
      .unterminatedString, "the string is not terminated", opening, hint: "expected a closing \"")
  }

  private mutating func escape(in literal: Literal) throws(ActionError) -> Unicode.Scalar {
    let start = index
    advance(literal.escape.unicodeScalars.count)
    guard let scalar = peek() else { throw unterminated(start..<index) }
    advance()
    if scalar == "u", peek() == "{" { return try unicodeEscape(from: start) }
    guard let meant = Self.escapes[scalar] else {
      throw error(
        .invalidEscape, "`\\\(scalar)` is not an escape sequence", start..<index,
        hint: #"expected \n, \t, \r, \0, \", \', \\ or \u{…}"#)
    }
    return meant
  }

  private mutating func unicodeEscape(
    from start: String.Index
  ) throws(ActionError) -> Unicode.Scalar {
    advance()
    let digits = take { $0.properties.isASCIIHexDigit }
    guard peek() == "}", let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
    else {
      throw error(
        .invalidEscape, "the escape sequence is not a Unicode character", start..<index,
        hint: #"expected a code point such as \u{D64D}"#)
    }
    advance()
    return scalar
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
  ]
}
