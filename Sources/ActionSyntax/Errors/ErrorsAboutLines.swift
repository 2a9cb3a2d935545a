extension ActionError {
  /// An error about the line as a whole, which is not shown.
  package init(_ code: ActionErrorCode, _ summary: String) {
    self.init(code, summary, in: "", at: nil)
  }

  /// An error at `offset` characters from the start of `line`.
  package init(
    _ code: ActionErrorCode, _ summary: String, in line: String, at offset: Int,
    hint: String? = nil, suggestion: String? = nil
  ) {
    let place = line.index(line.startIndex, offsetBy: min(offset, line.count))
    self.init(code, summary, in: line, at: place..<place, hint: hint, suggestion: suggestion)
  }
}
