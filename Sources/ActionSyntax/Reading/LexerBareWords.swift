extension Lexer {
  /// A UUID, date or URL that starts here without quotes, and is passed over then.
  package mutating func bareWord() -> String? {
    guard let scalar = peek(), scalar.properties.isAlphabetic || scalar.isDigit,
      let end = uuidEnd() ?? dateEnd() ?? urlEnd()
    else { return nil }
    defer { place = end }
    return String(source[place..<end])
  }

  private func uuidEnd() -> String.Index? {
    end(of: "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh", from: place).flatMap(wordEnd)
  }

  /// `2024-01-01`, and what follows a `T`.
  private func dateEnd() -> String.Index? {
    guard let day = end(of: "dddd-dd-dd", from: place) else { return nil }
    var rest = self
    rest.place = day
    guard rest.peek() == "T" else { return wordEnd(day) }
    rest.skip { $0.isDigit || "TZ:.+-".unicodeScalars.contains($0) }
    return wordEnd(rest.place)
  }

  /// `https://…`, up to a blank, comma or closing bracket.
  private func urlEnd() -> String.Index? {
    guard peek()?.properties.isAlphabetic == true else { return nil }
    var rest = self
    rest.skip { $0.isASCII && ($0.properties.isAlphabetic || $0.isDigit || $0 == "+" || $0 == "-") }
    guard rest.starts(with: "://") else { return nil }
    rest.skip { !$0.properties.isWhitespace && !",)]\"\0".unicodeScalars.contains($0) }
    return rest.place
  }

  private func wordEnd(_ index: String.Index) -> String.Index? {
    index == end || !source.unicodeScalars[index].continuesIdentifier ? index : nil
  }

  /// Where `pattern` ends that starts at `start`: `h` is a hexadecimal digit, `d` a digit.
  private func end(of pattern: String, from start: String.Index) -> String.Index? {
    var index = start
    for wanted in pattern.unicodeScalars {
      guard index < end else { return nil }
      let scalar = source.unicodeScalars[index]
      let fits =
        switch wanted {
        case "h": scalar.properties.isASCIIHexDigit
        case "d": scalar.isDigit
        default: scalar == wanted
        }
      guard fits else { return nil }
      index = source.unicodeScalars.index(after: index)
    }
    return index
  }
}
