/// What kind of mistake an `ActionError` tells of: stable, for tests, links and statistics.
package enum ActionErrorCode: String, Sendable, CaseIterable {
  // Characters
  case nul = "nul-character"
  case curlyQuote = "curly-quote"
  case fullWidth = "full-width-character"
  case strayCharacter = "stray-character"
  case unterminatedString = "unterminated-string"
  case invalidEscape = "invalid-escape"
  case invalidNumber = "invalid-number"
  // Grammar
  case missingInput = "missing-input"
  case unexpectedToken = "unexpected-token"
  case unclosedBracket = "unclosed-bracket"
  case strayBracket = "stray-bracket"
  case nestedTooDeep = "nested-too-deep"
  // Types
  case unknownCase = "unknown-case"
  case missingPayload = "missing-payload"
  case superfluousPayload = "superfluous-payload"
  case wrongCount = "wrong-count"
  case wrongLabel = "wrong-label"
  case wrongType = "wrong-type"
  case overflow = "overflow"
  case invalidValue = "invalid-value"
  case duplicateKey = "duplicate-key"
  case unknownField = "unknown-field"
  case missingField = "missing-field"
  case unknownPosition = "unknown-position"
  case notBindable = "not-bindable"
  case notTypable = "not-typable"
  case noReflection = "no-reflection"
}
