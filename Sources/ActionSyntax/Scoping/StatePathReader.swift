/// Reads the text of a ``StatePath``.
package struct StatePathReader {
  private let line: String
  private let end: String.Index
  private var index: String.Index
  private var found: [StatePath.Component] = []

  package init(line: String, from start: String.Index, to end: String.Index) {
    self.line = line
    self.end = end
    index = start
  }

  package mutating func components() throws -> [StatePath.Component] {
    if peek == "." { advance() }
    try name()
    while let character = peek {
      switch character {
      case ".":
        advance()
        try name()
      case "[": try brackets()
      default: throw unexpected(character)
      }
    }
    return found
  }

  private var peek: Character? { index < end ? line[index] : nil }

  private mutating func advance() { index = line.index(after: index) }

  private mutating func name() throws {
    let start = index
    while let character = peek, character.isLetter || character.isNumber || "_$".contains(character)
    {
      advance()
    }
    guard start < index else {
      throw InputError(
        .unexpectedToken, "the path is missing a name", in: line, at: start..<start,
        hint: "expected a field")
    }
    found.append(.init(kind: .name(String(line[start..<index])), range: start..<index))
  }

  private mutating func brackets() throws {
    let start = index
    advance()
    while let character = peek, character != "]" {
      if character == "\"" { skipString() } else { advance() }
    }
    guard peek == "]" else {
      throw InputError(
        .unclosedBracket, "`[` is not closed", in: line,
        at: start..<line.index(after: start), hint: "expected ]")
    }
    let text = String(line[line.index(after: start)..<index])
    advance()
    found.append(.init(kind: try kind(text, start..<index), range: start..<index))
  }

  /// Brackets in a string literal are part of its text.
  private mutating func skipString() {
    repeat {
      if peek == "\\" { advance() }
      if peek != nil { advance() }
    } while peek != nil && peek != "\""
    if peek != nil { advance() }
  }

  private func kind(_ text: String, _ range: Range<String.Index>) throws -> StatePath.Kind {
    guard text.hasPrefix("#") else { return .id(text) }
    guard let position = Int(text.dropFirst()) else {
      throw InputError(
        .invalidNumber, "`\(text)` is not a position", in: line, at: range, hint: "expected [#0]")
    }
    return .position(position)
  }

  private func unexpected(_ character: Character) -> InputError {
    InputError(
      .unexpectedToken, "unexpected `\(character)` in a path", in: line,
      at: index..<line.index(after: index), hint: "expected . or [")
  }
}
