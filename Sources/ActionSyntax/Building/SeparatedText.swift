extension Substring {
  /// The parts between separators outside of brackets and string literals, without blanks around them. Empty parts are left out.
  package func parts(separatedBy separators: [String]) -> [Substring] {
    var parts: [Substring] = [], start = startIndex, index = startIndex
    var depth = 0, isInString = false
    while index < endIndex {
      let character = self[index], rest = self[index...]
      if !isInString, depth == 0, let separator = separators.first(where: rest.hasPrefix) {
        parts.append(self[start..<index])
        start = self.index(index, offsetBy: separator.count)
        index = start
        continue
      }
      if character == "\"" { isInString.toggle() }
      // A quotation mark after a backslash does not end the string.
      if isInString, character == "\\" { index = self.index(after: index) }
      if !isInString { depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0 }
      if index < endIndex { index = self.index(after: index) }
    }
    return (parts + [self[start...]]).map(\.trimmingWhitespace).filter { !$0.isEmpty }
  }
}
