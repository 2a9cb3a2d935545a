/// The reason why a line, or a part of one, cannot be executed.
///
/// The code that finds a mistake describes it with this value. ``rendered()`` alone decides how the
/// error looks.
///
/// ```swift
/// let line = "set isToggled 3"
/// do {
///   _ = try ActionReader().value(line.suffix(1), as: Bool.self, for: "isToggled")
/// } catch {
///   print(error.rendered())
/// }
/// // error: `isToggled` takes a Bool
/// //   set isToggled 3
/// //                 ^ expected true or false
/// ```
package struct InputError: Error, Sendable, Equatable {
  package let code: InputErrorCode

  /// What is wrong, without the prefix `error: ` and without a full stop.
  package let summary: String

  /// The whole line as it was typed.
  package let input: String

  /// The part of ``input`` that is wrong, or `nil` if the error concerns the whole line. The caret
  /// points at its start.
  package let range: Range<String.Index>?

  /// What was expected instead: `expected true or false`.
  package let hint: String?

  /// The nearest valid name.
  package let suggestion: String?

  package init(
    _ code: InputErrorCode, _ summary: String, in input: String, at range: Range<String.Index>?,
    hint: String? = nil, suggestion: String? = nil
  ) {
    self.code = code
    self.summary = summary
    self.input = input
    self.range = range
    self.hint = hint
    self.suggestion = suggestion
  }

  /// An error that concerns the whole line and is shown without it.
  package init(_ code: InputErrorCode, _ summary: String) {
    self.init(code, summary, in: "", at: nil)
  }

  /// An error at `offset` characters from the start of `line`.
  package init(
    _ code: InputErrorCode, _ summary: String, in line: String, at offset: Int,
    hint: String? = nil, suggestion: String? = nil
  ) {
    let index = line.index(line.startIndex, offsetBy: min(offset, line.count))
    self.init(code, summary, in: line, at: index..<index, hint: hint, suggestion: suggestion)
  }
}

extension InputError {
  /// The same error with more advice.
  package func adding(hint more: String) -> InputError {
    InputError(
      code, summary, in: input, at: range,
      hint: [hint, more].compactMap { $0 }.joined(separator: "; "), suggestion: suggestion)
  }

  /// The error as text, without a line break at its end:
  /// ```
  /// error: AmountControl.Action has no case `plsButtonTapped`
  ///   .amountControl.plsButtonTapped
  ///                  ^ expected minusButtonTapped or plusButtonTapped; did you mean plusButtonTapped?
  /// ```
  package func rendered() -> String {
    guard let range, input.contains(where: { !$0.isWhitespace }) else {
      return "error: "
        + [ScreenText.of(summary), advice].filter { !$0.isEmpty }.joined(separator: "; ")
    }
    let excerpt = Excerpt(of: input, around: range.lowerBound)
    let caret = String(repeating: " ", count: excerpt.column) + "^ " + advice
    return """
      error: \(ScreenText.of(summary))
        \(excerpt.text)
        \(caret.trimmingTrailingSpaces)
      """.trimmingTrailingSpaces
  }

  private var advice: String {
    // The only choice need not be named twice.
    let expected = suggestion.map { "expected \($0)" } == hint ? nil : hint
    return [expected, suggestion.map { "did you mean \($0)?" }].compactMap { $0 }
      .map(ScreenText.of).joined(separator: "; ")
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
