/// Writes text for each case of an enum, inside the `#if` blocks that contain the cases.
///
/// A case for which `write` returns `nil` is left out. So are blocks without text, and empty branches at the end of a block.
func eachCase(in members: [Member], _ write: (EnumCase) -> String?) -> String {
  eachDeclaration(in: members) { declaration in
    let texts = declaration.cases.compactMap { write($0) }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

/// Writes text for each declaration, inside the `#if` blocks that contain them.
func eachDeclaration(in members: [Member], _ write: (Declaration) -> String?) -> String {
  members.compactMap { member in
    switch member {
    case .declaration(let declaration): return write(declaration)
    case .conditional(let clauses):
      var branches = clauses.map { ($0.directive, eachDeclaration(in: $0.elements, write)) }
      while branches.last?.1.isEmpty == true { branches.removeLast() }
      guard !branches.isEmpty else { return nil }
      return branches.map { directive, text in text.isEmpty ? directive : "\(directive)\n\(text)" }
        .joined(separator: "\n") + "\n#endif"
    }
  }.joined(separator: "\n")
}

/// A type with some of its words replaced. Components after a dot, such as the second word of `Box.Element`, stay.
func replacingWords(in type: String, _ replacements: [String: String]) -> String {
  let source = SourceText(type)
  var result = ""
  var end = 0
  for (index, token) in source.tokens.enumerated() {
    result += source[end..<token.range.lowerBound]
    let text = source[token]
    let isComponent = index > 0 && source[source.tokens[index - 1]] == "."
    result += isComponent ? text : replacements[text] ?? text
    end = token.range.upperBound
  }
  return result + source[end..<source.bytes.count]
}

extension String {
  /// The text with spaces before each line that is not empty. Lines of `#if` blocks move with the others.
  func indented(by count: Int = 2) -> String {
    let spaces = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : spaces + $0 }
      .joined(separator: "\n")
  }
}
