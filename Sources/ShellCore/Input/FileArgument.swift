/// The argument of `load` if it is a file: `Counter.swift`, `"My File.swift" Child`,
/// `~/Counter.swift count: 3`.
struct FileArgument {
  /// The whole line.
  let line: String
  /// The folder that the path is relative to; nil for the folder in which the program runs.
  var folder: String?
  /// The path as it was typed, without quotation marks.
  let path: String
  /// The offset of the path in the line, in characters.
  let pathOffset: Int
  /// The offset of its end, including a quotation mark.
  let endOfPath: Int
  /// The reducer to load, with its offset; nil for the root reducer (the one that no other reducer embeds).
  let reducer: (name: String, offset: Int)?
  /// The offset of the fields of the initial state.
  let fieldsOffset: Int

  /// Returns nil if the argument does not name a Swift file.
  init?(_ input: CommandInput) {
    let text = input.rest
    guard let (path, length) = Self.path(of: text) else { return nil }
    line = input.line
    self.path = path
    pathOffset = input.restOffset
    endOfPath = pathOffset + length
    let behind = text.dropFirst(length)
    let blanks = behind.prefix { $0.isWhitespace }.count
    let word = behind.dropFirst(blanks).prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    let next = behind.dropFirst(blanks + word.count).first
    let isReducer = !word.isEmpty && word.first != "." && (next == nil || next == " ")
    let place = endOfPath + blanks
    reducer = isReducer ? (String(word), place) : nil
    fieldsOffset = isReducer ? place + word.count : endOfPath
  }

  /// A path and its length in characters. A path can contain spaces and ends after `.swift`.
  private static func path(of text: String) -> (String, Int)? {
    if text.first == "\"" {
      let quoted = text.dropFirst().prefix { $0 != "\"" }
      guard quoted.hasSuffix(".swift"), quoted.count + 2 <= text.count else { return nil }
      return (String(quoted), quoted.count + 2)
    }
    var rest = text[...]
    while let end = rest.range(of: ".swift")?.upperBound {
      rest = rest[end...]
      if rest.first.map(\.isWhitespace) ?? true {
        let path = text[..<end]
        return (String(path), path.count)
      }
    }
    return nil
  }
}
