extension SwiftSource {
  /// The statements among some words, without what is nested in them.
  ///
  /// A statement ends where the next one begins: at a semicolon, or on a new line that does not continue an expression.
  func statements(in indices: Range<Int>) -> [Range<Int>] {
    var starts: [Int] = []
    var index = indices.lowerBound
    while index < indices.upperBound {
      if beginsStatement(index, after: starts.last, first: indices.lowerBound) {
        starts.append(index)
      }
      index = partners[index].flatMap { $0 > index ? $0 : nil }.map { $0 + 1 } ?? index + 1
    }
    let ends = starts.dropFirst() + [indices.upperBound]
    return zip(starts, ends).map { start, end in
      start..<(text(end - 1) == ";" ? end - 1 : end)
    }
  }

  private func beginsStatement(_ index: Int, after last: Int?, first: Int) -> Bool {
    guard index != first else { return true }
    let word = words[index]
    if text(index - 1) == ";" { return true }
    guard word.isFirstOnLine, word.depth == words[first].depth else { return false }
    if Self.continuing.contains(word.text) { return false }
    return !Self.open.contains(text(index - 1))
  }

  /// Words with which a line continues the one before it.
  private static let continuing: Set = [
    ".", "?", ":", "+", "-", "*", "/", "%", "=", "<", ">", "&", "|", "^", ",", ")", "]", "}", "{",
    "->", "else", "catch", "in", "where", "as", "is",
  ]
  /// Words after which an expression continues on the next line.
  private static let open: Set = [
    ",", "=", "(", "[", "+", "-", "*", "/", "&", "|", "?", ":", ".", "->", "await", "try", "else",
    "<", ">", "as", "is", "where",
  ]

  /// The parts of a closure whose brace is at an index.
  struct Closure {
    let open: Int
    let close: Int
    /// The closing bracket of the captures.
    let captures: Int?
    /// The names of the parameters, if they are written without types.
    let parameters: [String]
    let hasSignature: Bool
    /// The words of the statements.
    let body: Range<Int>
  }

  /// A closure; `nil` if its signature has types or attributes.
  func closure(at open: Int) -> Closure? {
    guard text(open) == "{", let close = partners[open] else { return nil }
    var index = open + 1
    var captures: Int?
    if text(index) == "[", let end = partners[index], isSignature(after: end, until: close) {
      captures = end
      index = end + 1
    }
    var names: [String] = []
    var next = index
    while next < close, words[next].kind == .word, text(next) != "in" {
      names.append(text(next))
      next += 1
      guard text(next) == "," else { break }
      next += 1
    }
    if text(next) == "in", next < close {
      return Closure(
        open: open, close: close, captures: captures, parameters: names, hasSignature: true,
        body: next + 1..<close)
    }
    guard captures == nil, !hasOtherSignature(from: index, until: close) else { return nil }
    return Closure(
      open: open, close: close, captures: nil, parameters: [], hasSignature: false,
      body: index..<close)
  }

  private func isSignature(after end: Int, until close: Int) -> Bool {
    var index = end + 1
    while index < close, words[index].kind == .word, text(index) != "in" || index == end + 1 {
      if text(index) == "in" { return true }
      index += 1
      if text(index) == "," { index += 1 }
    }
    return text(index) == "in"
  }

  /// Whether a closure has parameters in parentheses, or an attribute.
  private func hasOtherSignature(from index: Int, until close: Int) -> Bool {
    if text(index) == "@" { return true }
    guard text(index) == "(", let end = partners[index] else { return false }
    return ["in", "->", "async", "throws"].contains(text(end + 1))
  }
}
