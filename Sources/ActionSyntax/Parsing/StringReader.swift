/// Reads string literals: `"text"`, `#"raw "text""#`, and multi-line ones between `"""`.
struct StringReader {
  private var cursor: ScalarCursor

  /// Whether a string literal begins at the cursor.
  static func isNext(at cursor: ScalarCursor) -> Bool {
    var rest = cursor
    rest.skip { $0 == "#" }
    return rest.peek() == "\""
  }

  /// Reads a string literal and returns its text.
  static func read(_ cursor: inout ScalarCursor) throws(InputError) -> String {
    var reader = StringReader(cursor: cursor)
    defer { cursor = reader.cursor }
    return try reader.string()
  }

  private mutating func string() throws(InputError) -> String {
    let opening = cursor.index
    let hashes = String(cursor.take { $0 == "#" })
    let isMultiline = cursor.starts(with: "\"\"\"")
    var literal = Literal(opening: opening..<cursor.here.upperBound, hashes: hashes)
    cursor.advance(isMultiline ? 3 : 1)
    let closing = (isMultiline ? "\"\"\"" : "\"") + hashes
    while let scalar = cursor.peek() {
      switch scalar {
      case "\"" where cursor.starts(with: closing):
        cursor.advance(closing.unicodeScalars.count)
        return try isMultiline ? multiline(literal) : literal.lines.map(String.init).joined()
      case "\\" where cursor.starts(with: literal.escape): literal.append(try escape(in: literal))
      case "\0": throw UnexpectedCharacter.error(scalar, at: cursor)
      case "\n" where isMultiline:
        cursor.advance()
        literal.lines.append(String.UnicodeScalarView())
      default:
        literal.append(scalar)
        cursor.advance()
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

    /// What an escape sequence begins with.
    var escape: String { "\\" + hashes }

    mutating func append(_ scalar: Unicode.Scalar) { lines[lines.count - 1].append(scalar) }
  }

  /// Joins the lines between the delimiters, without the indentation of the closing one.
  private func multiline(_ literal: Literal) throws(InputError) -> String {
    let indent = literal.lines[literal.lines.count - 1]
    guard literal.lines.count > 1, literal.lines[0].allSatisfy(\.properties.isWhitespace),
      indent.allSatisfy(\.properties.isWhitespace)
    else {
      throw cursor.error(
        .unterminatedString, "the text of a multi-line string begins and ends on its own lines",
        literal.opening, hint: "expected a line break after \"\"\" and before it")
    }
    return literal.lines.dropFirst().dropLast().map { line in
      String(
        line.starts(with: indent) ? String.UnicodeScalarView(line.dropFirst(indent.count)) : line)
    }.joined(separator: "\n")
  }

  private func unterminated(_ opening: Range<String.Index>) -> InputError {
    cursor.error(
      .unterminatedString, "the string is not terminated", opening, hint: "expected a closing \"")
  }

  private mutating func escape(in literal: Literal) throws(InputError) -> Unicode.Scalar {
    let start = cursor.index
    cursor.advance(literal.escape.unicodeScalars.count)
    guard let scalar = cursor.peek() else { throw unterminated(start..<cursor.index) }
    cursor.advance()
    if scalar == "u", cursor.peek() == "{" { return try unicodeEscape(from: start) }
    guard let meant = Self.escapes[scalar] else {
      throw cursor.error(
        .invalidEscape, "`\\\(scalar)` is not an escape sequence", start..<cursor.index,
        hint: #"expected \n, \t, \r, \0, \", \', \\ or \u{…}"#)
    }
    return meant
  }

  private mutating func unicodeEscape(
    from start: String.Index
  ) throws(InputError) -> Unicode.Scalar {
    cursor.advance()
    let digits = cursor.take { $0.properties.isASCIIHexDigit }
    guard cursor.peek() == "}", let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      throw cursor.error(
        .invalidEscape, "the escape sequence is not a Unicode character", start..<cursor.index,
        hint: #"expected a code point such as \u{D64D}"#)
    }
    cursor.advance()
    return scalar
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
  ]
}
