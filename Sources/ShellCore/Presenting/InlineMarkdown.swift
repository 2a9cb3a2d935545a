/// Markdown inside a line: emphasis, code, links.
enum InlineMarkdown {
  /// The text in its inks. A link is its words, an image its description; a mark that is not closed
  /// is text.
  static func inked(_ text: String, _ ink: Ink = .plain) -> [InkedText] {
    var pieces: [InkedText] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.first {
      if let (inside, end) = special(rest, behind: plain.last, ink) {
        pieces += [InkedText(plain, ink)] + inside
        plain = ""
        rest = rest[end...]
      } else {
        rest.removeFirst()
        if character == "\\", let next = rest.first, next.isASCII,
          next.isPunctuation || next.isSymbol
        {
          rest.removeFirst()
          plain.append(next)
        } else {
          plain.append(character)
        }
      }
    }
    return (pieces + [InkedText(plain, ink)]).filter { !$0.text.isEmpty }
  }

  private typealias Found = (pieces: [InkedText], end: String.Index)

  private static func special(_ rest: Substring, behind last: Character?, _ ink: Ink) -> Found? {
    switch rest.first {
    case "`": code(rest)
    case "*", "_": emphasis(rest, behind: last, ink)
    case "[": link(rest, ink)
    case "!" where rest.dropFirst().first == "[": link(rest.dropFirst(), ink)
    default: nil
    }
  }

  private static func code(_ rest: Substring) -> Found? {
    let mark = rest.prefix { $0 == "`" }
    let behind = rest[mark.endIndex...]
    var search = behind
    while let start = search.firstIndex(of: "`") {
      let run = search[start...].prefix { $0 == "`" }
      if run.count == mark.count {
        var inside = String(behind[..<start])
        let isPadded = inside.hasPrefix(" ") && inside.hasSuffix(" ") && inside.count > 2
        if isPadded { inside = String(inside.dropFirst().dropLast()) }
        return ([InkedText(inside, .code)], run.endIndex)
      }
      search = search[run.endIndex...]
    }
    return nil
  }

  private static func emphasis(_ rest: Substring, behind last: Character?, _ ink: Ink) -> Found? {
    guard let mark = rest.first else { return nil }
    let length = min(2, rest.prefix { $0 == mark }.count)
    let behind = rest.dropFirst(length)
    let isInWord = mark == "_" && (last.map { $0.isLetter || $0.isNumber } ?? false)
    guard let next = behind.first, !next.isWhitespace, next != mark, !isInWord,
      let end = closing(String(repeating: mark, count: length), in: behind)
    else { return nil }
    let inside = inked(String(behind[..<end.lowerBound]), length == 2 ? .strong : .emphasis)
    return (inside, end.upperBound)
  }

  /// Where the emphasis ends: at the mark behind a character that is no space, outside code.
  private static func closing(_ mark: String, in text: Substring) -> Range<String.Index>? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "`", let (_, end) = code(text[index...]) {
        index = end
        continue
      }
      let end = text.index(index, offsetBy: mark.count, limitedBy: text.endIndex) ?? text.endIndex
      if text[index..<end] == mark, index > text.startIndex,
        !text[text.index(before: index)].isWhitespace, isClosed(mark, text, end)
      {
        return index..<end
      }
      index = text.index(after: index)
    }
    return nil
  }

  private static func isClosed(_ mark: String, _ text: Substring, _ end: String.Index) -> Bool {
    guard end < text.endIndex else { return true }
    let next = text[end]
    return mark.first == "_" ? !next.isLetter && !next.isNumber && next != "_" : next != "*"
  }

  private static func link(_ rest: Substring, _ ink: Ink) -> Found? {
    guard let close = rest.firstIndex(of: "]") else { return nil }
    let behind = rest[rest.index(after: close)...]
    guard behind.first == "(", let end = behind.firstIndex(of: ")") else { return nil }
    let words = rest[rest.index(after: rest.startIndex)..<close]
    return (inked(String(words), ink), behind.index(after: end))
  }
}
