extension Edit {
  /// An attribute on a line of its own before a declaration.
  static func attribute(_ text: String, of declaration: Declaration, _ source: SwiftSource) -> Edit
  {
    let start = declaration.range.lowerBound
    return inserting("\(text)\n\(source.indentation(of: start))", at: start)
  }
}

extension SwiftSource {
  /// Edits that move lines to the right or to the left. Lines that begin in a literal or in a comment stay as they are.
  ///
  /// - Parameters:
  ///   - range: Offsets between which the lines begin.
  ///   - unit: The white space that is added, or removed.
  func moving(_ range: Range<Int>, by unit: String, removes: Bool = false) -> [Edit] {
    let width = unit.utf8.count
    return range.compactMap { start in
      guard start > 0, bytes[start - 1] == UInt8(ascii: "\n"), bytes.indices.contains(start),
        bytes[start] != UInt8(ascii: "\n"), !isInLiteral(start)
      else { return nil }
      guard removes else { return .inserting(unit, at: start) }
      let end = start + width
      guard end <= bytes.count, self[start..<end] == unit else { return nil }
      return Edit(start..<end, "")
    }
  }

  /// The edit that removes a declaration or a statement, with its lines if nothing else is on them, and the empty line after it.
  func removal(_ range: Range<Int>) -> Edit {
    let newline = UInt8(ascii: "\n"), start = lineStart(of: range.lowerBound)
    let rest = bytes[range.upperBound...].prefix { $0 != newline }
    guard isBlank(start..<range.lowerBound), isBlank(range.upperBound..<rest.endIndex),
      rest.endIndex < bytes.count
    else { return Edit(range, "") }
    var end = rest.endIndex + 1
    let isInLines = start > 1 && bytes[start - 2] == newline
    if isInLines, end < bytes.count, bytes[end] == newline { end += 1 }
    return Edit(start..<end, "")
  }

  /// Whether something between two offsets is neither a word nor white space.
  func hasComment(in range: Range<Int>) -> Bool {
    var position = range.lowerBound
    for word in words where range.contains(word.range.lowerBound) {
      if !isBlank(position..<max(position, word.range.lowerBound)) { return true }
      position = max(position, word.range.upperBound)
    }
    return !isBlank(position..<max(position, range.upperBound))
  }

  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { [9, 10, 13, 32].contains($0) }
  }

  private func isInLiteral(_ offset: Int) -> Bool {
    words.contains {
      $0.kind == .string && $0.range.lowerBound < offset && offset < $0.range.upperBound
    }
  }
}
