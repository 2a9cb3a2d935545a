struct CommandInput: Sendable {
  /// The whole line, without surrounding white space.
  let line: String
  let name: String
  /// The text after the name, without surrounding white space.
  let rest: String

  /// Splits a line at its first white space.
  init(_ line: String) {
    self.line = line
    let end = Self.endOfName(line)
    name = String(line[..<end])
    rest = String(line[end...].drop { $0.isWhitespace })
  }

  /// Every line is split several times, and most lines are ASCII: comparing bytes is much faster
  /// than comparing characters.
  private static func endOfName(_ line: String) -> String.Index {
    guard line.utf8.allSatisfy({ $0 < 0x80 }) else {
      return line.firstIndex(where: \.isWhitespace) ?? line.endIndex
    }
    return line.utf8.firstIndex { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? line.endIndex
  }

  /// Where the rest begins, in characters from the start of the line.
  var restOffset: Int { line.count - rest.count }
}
