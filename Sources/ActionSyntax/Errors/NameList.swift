/// Names in a sentence: `a`, `a or b`, `a, b or c`, `a, b, c, d, e, f or 12 more`.
package func alternatives(_ names: [String]) -> String {
  let most = 6
  if names.count > most + 1 {
    return names.prefix(most).joined(separator: ", ") + " or \(names.count - most) more"
  }
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " or " + last
}

/// A type's name with its article: `a Bool`, `an Int`, `a UInt8`, `[Int]`.
package func withArticle(_ typeName: String) -> String {
  guard let first = typeName.first, first.isLetter else { return typeName }
  return ("AEIO".contains(first) ? "an " : "a ") + typeName
}
