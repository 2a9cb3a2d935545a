extension Parser {
  package func expectEnd() throws(ActionError) {
    guard token.kind != .end else { return }
    if case .sign(let sign) = token.kind, sign == .closeParenthesis || sign == .closeBracket {
      throw error(
        .strayBracket, "`\(sign.rawValue)` closes nothing", hint: "expected the end of the line")
    }
    throw error(
      .unexpectedToken, "`\(shown(token))` does not belong here",
      hint: "expected the end of the line")
  }

  /// The error for a token that cannot start a value.
  package func noValue() -> ActionError {
    guard token.kind != .end else {
      return error(.missingInput, "a value is missing", hint: "expected a value")
    }
    return error(
      .unexpectedToken, "`\(shown(token))` does not belong here", hint: "expected a value")
  }

  /// The error for a list that neither goes on nor ends.
  package func unclosed(_ opening: Token, _ closing: Token.Sign) -> ActionError {
    let bracket = shown(opening)
    switch token.kind {
    case .end:
      return error(
        .unclosedBracket, "`\(bracket)` is never closed", at: opening.range,
        hint: "expected \(closing.rawValue) before the end of the line")
    case .sign(let sign) where sign == .closeParenthesis || sign == .closeBracket:
      return error(
        .unclosedBracket, "`\(sign.rawValue)` does not close `\(bracket)`",
        hint: "expected \(closing.rawValue)")
    default:
      return error(
        .unexpectedToken, "`\(shown(token))` does not belong here",
        hint: "expected a comma or \(closing.rawValue)")
    }
  }

  /// A token as it was typed, or its first characters.
  package func shown(_ token: Token) -> String {
    let text = source[token.range]
    let head = text.prefix(24)
    return head.endIndex == text.endIndex ? String(head) : head + "…"
  }
}
