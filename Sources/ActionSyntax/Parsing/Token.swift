/// A word, literal or punctuation mark of a line, and its place.
struct Token: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case identifier(String)
    case number(NumberLiteral)
    /// A number with a unit: `3s`.
    case quantity(NumberLiteral, unit: String)
    case string(String)
    /// A date, UUID or URL without quotation marks.
    case bare(String)
    case punctuation(Punctuation)
    case end
  }

  enum Punctuation: String, Sendable {
    case dot = "."
    case comma = ","
    case colon = ":"
    case backslash = "\\"
    case hash = "#"
    case openParenthesis = "("
    case closeParenthesis = ")"
    case openBracket = "["
    case closeBracket = "]"
    case closedRange = "..."
    case halfOpenRange = "..<"
  }

  let kind: Kind
  let range: Range<String.Index>
}
