/// Finds words that need no quotation marks: UUIDs, dates, and URLs.
struct BareWord {
  private let cursor: ScalarCursor

  /// Reads a UUID, date or URL without quotation marks, if there is one.
  static func read(_ cursor: inout ScalarCursor) -> String? {
    let word = BareWord(cursor: cursor)
    guard let scalar = cursor.peek(), scalar.isLetter || scalar.isDigit,
      let end = word.uuidEnd() ?? word.dateEnd() ?? word.urlEnd()
    else { return nil }
    defer { cursor.index = end }
    return String(cursor.source[cursor.index..<end])
  }

  private func uuidEnd() -> String.Index? {
    end(of: "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh").flatMap(wordEnd)
  }

  /// `2024-01-01`, with or without a time.
  private func dateEnd() -> String.Index? {
    guard let day = end(of: "dddd-dd-dd") else { return nil }
    var rest = cursor
    rest.index = day
    guard rest.peek() == "T" else { return wordEnd(day) }
    rest.skip { $0.isDigit || "TZ:.+-".unicodeScalars.contains($0) }
    return wordEnd(rest.index)
  }

  /// `https://…`, up to a space, a comma or a closing bracket.
  private func urlEnd() -> String.Index? {
    guard cursor.peek()?.isLetter == true else { return nil }
    var rest = cursor
    rest.skip { $0.isASCIILetter || $0.isDigit || $0 == "+" || $0 == "-" }
    guard rest.starts(with: "://") else { return nil }
    rest.skip { !$0.isSpace && !",)]\"\0".unicodeScalars.contains($0) }
    return rest.index
  }

  private func wordEnd(_ index: String.Index) -> String.Index? {
    index == cursor.end || !cursor.source.unicodeScalars[index].continuesIdentifier ? index : nil
  }

  /// The end of a pattern that starts at the position: `h` is a hexadecimal digit, `d` a digit.
  private func end(of pattern: String) -> String.Index? {
    var index = cursor.index
    for wanted in pattern.unicodeScalars {
      guard index < cursor.end else { return nil }
      let scalar = cursor.source.unicodeScalars[index]
      let fits =
        switch wanted {
        case "h": scalar.isHexDigit
        case "d": scalar.isDigit
        default: scalar == wanted
        }
      guard fits else { return nil }
      index = cursor.source.unicodeScalars.index(after: index)
    }
    return index
  }
}
