/// Why a text is no action, or no value of the type that is needed.
///
/// Only what is wrong is decided where the mistake is found; how it reads, caret and all, is
/// decided in `rendered()` alone.
package struct ActionError: Error, Sendable, Equatable {
  package let code: ActionErrorCode

  /// What is wrong: no `error: ` before it, no full stop after it.
  package let summary: String

  /// The whole line as it was typed.
  package let input: String

  /// The place in `input`; the caret stands under its start. nil: the line as a whole.
  package let range: Range<String.Index>?

  /// What belongs there: `expected true or false`.
  package let hint: String?

  /// The nearest thing that would have been right.
  package let suggestion: String?

  package init(
    _ code: ActionErrorCode, _ summary: String, in input: String, at range: Range<String.Index>?,
    hint: String? = nil, suggestion: String? = nil
  ) {
    self.code = code
    self.summary = summary
    self.input = input
    self.range = range
    self.hint = hint
    self.suggestion = suggestion
  }
}
