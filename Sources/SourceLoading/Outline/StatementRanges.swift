import SwiftReading

/// Where the statements between two braces begin and end.
package struct StatementRanges {
  let source: SourceText
  let texts: [String]

  package init(_ source: SourceText) {
    self.source = source
    texts = source.tokens.map { source[$0] }
  }

  /// Splits the tokens between two braces into statements. Labels of `switch` and the parameters of closures are no statements.
  package func ranges(in tokens: Range<Int>) -> [Range<Int>] {
    var starts: [Int] = []
    var index = afterParameters(in: tokens)
    while index < tokens.upperBound {
      let chained = endOfChain(at: index)
      if starts.isEmpty
        || chained == nil && begins(at: index) && !isAttribute(starts.last!..<index)
      {
        starts.append(index)
      }
      if let chained { index = min(chained, tokens.upperBound - 1) }
      if isOpening(index) { index = close(of: index) }
      index += 1
    }
    return starts.indices.compactMap { position in
      let end = position + 1 < starts.count ? starts[position + 1] : tokens.upperBound
      var statement = afterLabel(in: starts[position]..<end)
      while let last = statement.last, texts[last] == ";" { statement.removeLast() }
      return statement.isEmpty ? nil : statement
    }
  }

  private func begins(at index: Int) -> Bool {
    if texts[index - 1] == ";" { return true }
    return source.tokens[index].isFirstOnLine
      && !StatementWords.continuations.contains(texts[index])
      && !StatementWords.openEnds.contains(texts[index - 1])
      && !continues(at: index)
  }

  /// `!= second`, or `label: {` of a closure that follows another one.
  private func continues(at index: Int) -> Bool {
    guard index + 2 < texts.count else { return false }
    return texts[index] == "!" && texts[index + 1] == "="
      || texts[index] != "default" && texts[index + 1] == ":" && texts[index + 2] == "{"
  }

  /// Whether tokens are attributes, which belong to what follows them on the next line.
  private func isAttribute(_ tokens: Range<Int>) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      guard texts[index] == "@", texts[index + 1] != "unknown" else { return false }
      index += 2
      while index < tokens.upperBound, texts[index] == "." { index += 2 }
      if index < tokens.upperBound, texts[index] == "(" { index = close(of: index) + 1 }
    }
    return true
  }

  /// The `#endif` of a condition around members of the expression before it.
  private func endOfChain(at index: Int) -> Int? {
    guard texts[index] == "#if",
      let next = texts.indices.dropFirst(index + 1).first(where: {
        source.tokens[$0].isFirstOnLine
      }), texts[next] == "."
    else { return nil }
    var depth = 0
    return texts.indices.dropFirst(index).first {
      depth += texts[$0] == "#if" ? 1 : texts[$0] == "#endif" ? -1 : 0
      return depth == 0
    }
  }

  /// `store in` at the beginning of a closure.
  private func afterParameters(in tokens: Range<Int>) -> Int {
    var index = tokens.lowerBound
    while index < tokens.upperBound, !["for", "{", "}", "=", ";"].contains(texts[index]) {
      if texts[index] == "in" { return index + 1 }
      index = isOpening(index) ? close(of: index) + 1 : index + 1
    }
    return tokens.lowerBound
  }

  /// `case .one(let store):`, or `@unknown default:`
  private func afterLabel(in tokens: Range<Int>) -> Range<Int> {
    let first = texts[tokens.lowerBound]
    guard
      ["case", "default"].contains(first)
        || first == "@" && texts[tokens.lowerBound + 1] == "unknown"
    else { return tokens }
    var (index, choices) = (tokens.lowerBound, 0)
    while index < tokens.upperBound {
      // The optional of a pattern, as in `case let id?:`, has no space before it.
      if texts[index] == "?", texts[index + 1] != "?", !source.tokens[index].isAdjacent {
        choices += 1
      }
      if texts[index] == ":" {
        if choices == 0 { break }
        choices -= 1
      }
      index = isOpening(index) ? close(of: index) + 1 : index + 1
    }
    return min(index + 1, tokens.upperBound)..<tokens.upperBound
  }

  /// Whether a statement sets a value: `a.b = c`, or `a += 1`.
  func sets(in statement: Range<Int>) -> Bool {
    var index = statement.lowerBound
    while index < statement.upperBound {
      let isOperator = { (other: Int) in
        source.tokens[max(index, other)].isAdjacent && ["=", "!", "<", ">"].contains(texts[other])
      }
      if texts[index] == "=", index + 1 < statement.upperBound, !isOperator(index - 1),
        !isOperator(index + 1)
      {
        return true
      }
      index = isOpening(index) ? close(of: index) + 1 : index + 1
    }
    return false
  }

  func isOpening(_ index: Int) -> Bool { ["(", "[", "{"].contains(texts[index]) }

  /// The index of the bracket that closes another one.
  func close(of open: Int) -> Int {
    texts.arguments(after: open)?.end ?? texts.count - 1
  }
}

/// Words and marks that tell where statements begin and end.
enum StatementWords {
  static func isExpression(_ first: String) -> Bool {
    !declarations.contains(first) && !control.contains(first)
  }

  static let declarations: Set<String> = [
    "let", "var", "guard", "func", "struct", "enum", "class", "typealias", "defer", "#if", "#else",
    "#elseif", "#endif", "@", "import", "lazy", "static", "private",
  ]
  static let control: Set<String> = [
    "return", "if", "for", "while", "switch", "do", "repeat", "throw", "async",
  ]
  static let conditions: Set<String> = ["if", "guard", "while", "for", "switch", "else"]
  static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "_read", "_modify"]
  static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]
  static let continuations: Set<String> = [
    ".", "?", ":", "&", "|", "=", "+", "-", "*", "/", "<", ">", ",", ")", "]", "}", "{", "else",
    "catch", "as", "is", "where", "in", "%", "^", "->", "throws", "rethrows",
  ]
  static let openEnds: Set<String> = [
    ",", "=", "?", ":", "&", "|", "+", "-", "*", "/", "<", ">", ".", "return", "->", "(", "[",
    "guard", "if", "while", "switch", "throw", "try", "await", "where", "in", "case", "%", "^",
  ]
}
