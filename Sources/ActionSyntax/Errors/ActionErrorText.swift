extension ActionError {
  /// The error as the transcript shows it, without a line break at its end:
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
        \(caret.trimmingTrailingBlanks)
      """.trimmingTrailingBlanks
  }

  private var advice: String {
    [hint, suggestion.map { "did you mean \($0)?" }].compactMap { $0 }
      .map(ScreenText.of).joined(separator: "; ")
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
