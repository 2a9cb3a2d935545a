/// The text of a string literal that is an argument of a macro, or `nil` if the argument is another expression.
func literalName(_ argument: String) -> String? {
  guard argument.count >= 2, argument.hasPrefix("\""), argument.hasSuffix("\"") else { return nil }
  return String(argument.dropFirst().dropLast())
}

/// Whether a text can be the name of a declaration as it is, or in backticks that are part of the text.
func isIdentifier(_ name: String) -> Bool {
  if name.count > 2, name.hasPrefix("`"), name.hasSuffix("`") {
    return hasFormOfName(name.dropFirst().dropLast())
  }
  return hasFormOfName(name[...]) && !reservedWords.contains(name)
}

private func hasFormOfName(_ name: Substring) -> Bool {
  guard let first = name.first, !first.isNumber, name != "_" else { return false }
  return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}

/// The words that the compiler does not accept as names without backticks.
private let reservedWords: Set<String> = [
  "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
  "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
  "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
  "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
  "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
  "throws", "true", "try", "typealias", "var", "where", "while",
]
