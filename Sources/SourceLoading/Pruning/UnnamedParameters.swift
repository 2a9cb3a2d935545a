import SwiftReading

/// The parameters `$0`, `$1`, ... that a statement uses of the closure that contains it. Without the statement, the closure would
/// not have them.
enum UnnamedParameters {
  static func names(in statement: Range<Int>, of text: String) -> [String] {
    let source = SourceText(text)
    var depth = 0
    var names: Set<String> = []
    for token in source.tokens where statement.contains(token.range.lowerBound) {
      let word = source[token]
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
      if depth == 0, word.first == "$", word.dropFirst().allSatisfy(\.isNumber), word.count > 1 {
        names.insert(word)
      }
    }
    return names.sorted()
  }
}
