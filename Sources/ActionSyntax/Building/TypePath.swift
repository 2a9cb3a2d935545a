/// The names that a type is reached by in its source.
package enum TypePath {
  /// Outermost first, the module included, generic arguments not: `["Workshop", "Form", "Action"]`.
  package static func of(_ type: Any.Type) -> [String] {
    var path = ""
    var depth = 0
    // Notes of the compiler on private contexts stand in parentheses.
    for character in _typeName(type, qualified: true) {
      if character == "<" || character == "(" { depth += 1 }
      if depth == 0 { path.append(character) }
      if character == ">" || character == ")" { depth -= 1 }
    }
    return path.split(separator: ".").map(String.init)
  }
}
