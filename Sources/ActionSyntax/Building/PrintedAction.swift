/// Actions in the form in which the shell prints them: after the name of their type, and over
/// several lines.
package enum PrintedAction {
  /// The action as one line that begins with a dot, or `nil` if the text already is one or is not
  /// an action.
  ///
  /// ```text
  /// Shelf.Action.book(
  ///   id: 7,
  ///   action: .turn
  /// )
  /// ```
  ///
  /// becomes `.book(id: 7, action: .turn)`.
  package static func line(for text: String, of type: Any.Type) -> String? {
    let beginsWithDot = text.first == "."
    guard beginsWithDot ? hasSeveralLines(text) : text.first?.isUppercase == true,
      let tokens = try? Lexer.tokens(of: text[...]).dropLast()
    else { return nil }
    let prefix = typePrefix(of: tokens, type)
    guard prefix > 0 || beginsWithDot else { return nil }
    return joined(tokens.dropFirst(prefix), in: text)
  }

  /// Most lines are ASCII: comparing bytes is much faster than comparing characters.
  private static func hasSeveralLines(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x80 || (0x0A...0x0D).contains($0) }
      && text.contains(where: \.isNewline)
  }

  /// The number of tokens that name the type, without the dot after them.
  private static func typePrefix(of tokens: ArraySlice<Token>, _ type: Any.Type) -> Int {
    let path = TypePath.of(type)
    let count = (0...path.count).last { count in
      path.suffix(count).enumerated().allSatisfy { index, name in
        let start = tokens.startIndex + 2 * index
        return start + 1 < tokens.endIndex && tokens[start].kind == .identifier(name)
          && tokens[start + 1].kind == .punctuation(.dot)
      }
    }
    return max(0, 2 * (count ?? 0) - 1)
  }

  private static func joined(_ tokens: ArraySlice<Token>, in source: String) -> String {
    var line = ""
    var previous: Token?
    for token in tokens {
      line += previous.map { separator(between: $0, and: token, in: source) } ?? ""
      let text = source[token.range]
      if case .string(let value) = token.kind, text.contains(where: \.isNewline) {
        line += IDText.of(value)
      } else {
        line += text
      }
      previous = token
    }
    return line
  }

  private static func separator(between left: Token, and right: Token, in source: String) -> String
  {
    let space = source[left.range.upperBound..<right.range.lowerBound]
    guard space.contains(where: \.isNewline) else { return String(space) }
    let opens: [Token.Kind] = [.punctuation(.openParenthesis), .punctuation(.openBracket)]
    let closes: [Token.Kind] = [.punctuation(.closeParenthesis), .punctuation(.closeBracket)]
    return opens.contains(left.kind) || closes.contains(right.kind) ? "" : " "
  }
}
