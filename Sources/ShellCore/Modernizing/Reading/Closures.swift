extension SwiftSource {
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
    let captures = text(open + 1) == "[" ? partners[open + 1] : nil
    var next = (captures ?? open) + 1
    var names: [String] = []
    while next < close, words[next].kind == .word, text(next) != "in" {
      names.append(text(next))
      next += 1
      guard text(next) == "," else { break }
      next += 1
    }
    let hasSignature = text(next) == "in" && next < close
    guard hasSignature || !hasOtherSignature(from: (captures ?? open) + 1) else { return nil }
    return Closure(
      open: open, close: close, captures: hasSignature ? captures : nil,
      parameters: hasSignature ? names : [], hasSignature: hasSignature,
      body: (hasSignature ? next : open) + 1..<close)
  }

  /// The closure that some words are.
  func closure(_ words: Range<Int>) -> Closure? {
    closure(at: words.lowerBound).flatMap { $0.close == words.upperBound - 1 ? $0 : nil }
  }

  /// Whether a closure has parameters in parentheses, or an attribute.
  private func hasOtherSignature(from index: Int) -> Bool {
    if text(index) == "@" { return true }
    guard text(index) == "(", let end = partners[index] else { return false }
    return ["in", "->", "async", "throws"].contains(text(end + 1))
  }
}
