/// Brackets among the texts of tokens.
extension [String] {
  /// The tokens of each argument after an opening bracket, and the index of the bracket that closes it; `nil` if none does.
  ///
  /// - Parameter angles: Whether they are the arguments of a generic type.
  package func arguments(
    after open: Int, angles: Bool = false
  ) -> (parts: [Range<Int>], end: Int)? {
    let (opening, closing) =
      angles ? (["<", "(", "["], [">", ")", "]"]) : (["(", "[", "{"], [")", "]", "}"])
    var (depth, start, parts) = (0, open + 1, [Range<Int>]())
    for index in indices.dropFirst(open) {
      let text = self[index]
      if angles, ["{", "}", ";"].contains(text) { return nil }
      if opening.contains(text) { depth += 1 }
      if closing.contains(text) { depth -= 1 }
      guard depth == 0 || depth == 1 && text == "," else { continue }
      if start < index { parts.append(start..<index) }
      if depth == 0 { return (parts, index) }
      start = index + 1
    }
    return nil
  }

  /// The index of the comma or the bracket that ends an argument; `nil` if none does.
  package func argumentEnd(from start: Int) -> Int? {
    var depth = 0
    for index in indices.dropFirst(start) {
      if depth == 0, self[index] == "," { return index }
      if ["(", "[", "{"].contains(self[index]) { depth += 1 }
      if [")", "]", "}"].contains(self[index]) { depth -= 1 }
      if depth < 0 { return index }
    }
    return nil
  }

  /// For each bracket, the index of the one that it belongs to; `nil` if one has none.
  package var partners: [Int: Int]? {
    let closing = ["(": ")", "[": "]", "{": "}"]
    var (open, partners) = ([Int](), [Int: Int]())
    for (index, text) in enumerated() {
      if closing[text] != nil { open.append(index) }
      guard [")", "]", "}"].contains(text) else { continue }
      guard let last = open.popLast(), closing[self[last]] == text else { return nil }
      (partners[last], partners[index]) = (index, last)
    }
    return open.isEmpty ? partners : nil
  }

  /// The label of an argument; `nil` if it has none.
  package func label(of argument: Range<Int>) -> String? {
    argument.count > 1 && self[argument.lowerBound + 1] == ":" ? self[argument.lowerBound] : nil
  }
}

extension SourceText {
  /// The texts of the tokens.
  package var texts: [String] { tokens.map { self[$0] } }
}
