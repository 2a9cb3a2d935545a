/// What the shell refuses: an action's text and a command's are told of in one form.
typealias ShellError = ActionError
typealias ShellErrorCode = ActionErrorCode

extension ActionError {
  /// An error about the line as a whole, shown without it.
  init(_ code: ActionErrorCode, _ summary: String) {
    self.init(code, summary, in: "", at: nil)
  }

  /// An error at a place that is counted in characters from the start of the line.
  init(
    _ code: ActionErrorCode, _ summary: String, in line: String, at offset: Int,
    hint: String? = nil, suggestion: String? = nil
  ) {
    let place = line.index(line.startIndex, offsetBy: min(offset, line.count))
    self.init(code, summary, in: line, at: place..<place, hint: hint, suggestion: suggestion)
  }
}
