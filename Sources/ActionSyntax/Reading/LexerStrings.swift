extension Lexer {
  /// The text of the string literal that starts here.
  package mutating func string() throws(ActionError) -> String {
    let opening = here
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = peek() {
      switch scalar {
      case "\"":
        advance()
        return String(text)
      case "\\": text.append(try escape())
      case "\0": throw stray(scalar)
      default:
        text.append(scalar)
        advance()
      }
    }
    throw error(
      .unterminatedString, "the string never ends", opening, hint: "expected a closing \"")
  }

  private mutating func escape() throws(ActionError) -> Unicode.Scalar {
    let start = place
    advance()
    guard let scalar = peek() else {
      throw error(
        .unterminatedString, "the string never ends", start..<place, hint: "expected a closing \"")
    }
    advance()
    if scalar == "u", peek() == "{" { return try unicodeEscape(from: start) }
    guard let meant = Self.escapes[scalar] else {
      throw error(
        .invalidEscape, "`\\\(scalar)` is no escape", start..<place,
        hint: #"expected \n, \t, \r, \0, \", \', \\ or \u{…}"#)
    }
    return meant
  }

  private mutating func unicodeEscape(from start: String.Index) throws(ActionError)
    -> Unicode.Scalar
  {
    advance()
    let digits = take { $0.properties.isASCIIHexDigit }
    guard peek() == "}", let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
    else {
      throw error(
        .invalidEscape, "the escape names no character", start..<place,
        hint: #"expected a code point such as \u{D64D}"#)
    }
    advance()
    return scalar
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
  ]
}
