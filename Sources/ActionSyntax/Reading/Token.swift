/// A word, literal or sign of a line, and where it stands.
package struct Token: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case identifier(String)
    case number(NumberLiteral)
    /// A number with a unit right behind it: `3s`.
    case quantity(NumberLiteral, unit: String)
    case string(String)
    /// A date, UUID or URL without quotes.
    case bare(String)
    case sign(Sign)
    case end
  }

  package enum Sign: String, Sendable {
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

  package let kind: Kind
  package let range: Range<String.Index>
}
