/// Parses the text of a block: emphasis, code and links.
package enum MarkdownSpanParser {
  /// Returns the spans of a text. A link becomes its text and an image its description. A mark
  /// without a counterpart is text.
  package static func spans(
    of text: String, _ style: MarkdownSpan.Style = .plain
  ) -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.first {
      if let (inside, end) = special(rest, after: plain.last, style) {
        spans += [MarkdownSpan(plain, style)] + inside
        plain = ""
        rest = rest[end...]
      } else {
        rest.removeFirst()
        if character == "\\", let next = rest.first, isEscapable(next) {
          rest.removeFirst()
          plain.append(next)
        } else {
          plain.append(character)
        }
      }
    }
    return (spans + [MarkdownSpan(plain, style)]).filter { !$0.text.isEmpty }
  }

  private typealias Match = (spans: [MarkdownSpan], end: String.Index)

  private static func isEscapable(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  private static func special(
    _ rest: Substring, after last: Character?, _ style: MarkdownSpan.Style
  ) -> Match? {
    switch rest.first {
    case "`": code(rest)
    case "*", "_": emphasis(rest, after: last)
    case "[": link(rest, style)
    case "!" where rest.dropFirst().first == "[": link(rest.dropFirst(), style)
    default: nil
    }
  }

  private static func code(_ rest: Substring) -> Match? {
    let mark = rest.prefix { $0 == "`" }
    let text = rest[mark.endIndex...]
    var search = text
    while let start = search.firstIndex(of: "`") {
      let run = search[start...].prefix { $0 == "`" }
      if run.count == mark.count {
        var inside = String(text[..<start])
        let isPadded = inside.hasPrefix(" ") && inside.hasSuffix(" ") && inside.count > 2
        if isPadded { inside = String(inside.dropFirst().dropLast()) }
        return ([MarkdownSpan(inside, .code)], run.endIndex)
      }
      search = search[run.endIndex...]
    }
    return nil
  }

  private static func emphasis(_ rest: Substring, after last: Character?) -> Match? {
    guard let mark = rest.first else { return nil }
    let length = min(2, rest.prefix { $0 == mark }.count)
    let text = rest.dropFirst(length)
    let isInWord = mark == "_" && (last.map { $0.isLetter || $0.isNumber } ?? false)
    guard let next = text.first, !next.isWhitespace, next != mark, !isInWord,
      let end = closing(String(repeating: mark, count: length), in: text)
    else { return nil }
    let inside = spans(of: String(text[..<end.lowerBound]), length == 2 ? .strong : .emphasis)
    return (inside, end.upperBound)
  }

  /// Returns the range of the closing mark: it follows a character that is not a space, outside
  /// code.
  private static func closing(_ mark: String, in text: Substring) -> Range<String.Index>? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "`", let (_, end) = code(text[index...]) {
        index = end
        continue
      }
      let end = text.index(index, offsetBy: mark.count, limitedBy: text.endIndex) ?? text.endIndex
      if text[index..<end] == mark, index > text.startIndex,
        !text[text.index(before: index)].isWhitespace, canClose(mark, text, end)
      {
        return index..<end
      }
      index = text.index(after: index)
    }
    return nil
  }

  private static func canClose(_ mark: String, _ text: Substring, _ end: String.Index) -> Bool {
    guard end < text.endIndex else { return true }
    let next = text[end]
    return mark.first == "_" ? !next.isLetter && !next.isNumber && next != "_" : next != "*"
  }

  private static func link(_ rest: Substring, _ style: MarkdownSpan.Style) -> Match? {
    guard let close = rest.firstIndex(of: "]") else { return nil }
    let target = rest[rest.index(after: close)...]
    guard target.first == "(", let end = target.firstIndex(of: ")") else { return nil }
    let text = rest[rest.index(after: rest.startIndex)..<close]
    return (spans(of: String(text), style), target.index(after: end))
  }
}
