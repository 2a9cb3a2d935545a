/// The argument of `load` if it names files or folders: `Counter.swift`, `"My File.swift" Child`, `A.swift B.swift`,
/// `Sources/Counter`, `~/Counter.swift count: 3`.
struct FileArgument {
  /// The whole line, without ``state``.
  let line: String
  /// The file with the state that replaces the initial one.
  var state: StateOption?
  /// The folder that the path is relative to; nil for the folder in which the program runs.
  var folder: String?
  /// The paths of files and folders as they were typed, without quotation marks.
  let paths: [String]
  /// The offset of the first path in the line, in characters.
  let pathOffset: Int
  /// The offset of the end of the last path, including a quotation mark.
  let endOfPath: Int
  /// The reducer to load, with its offset; nil for the root reducer (the one that no other reducer embeds).
  let reducer: (name: String, offset: Int)?
  /// The number of the preview to load: 2 in `Counter.swift preview 2`.
  let preview: Int?
  /// The offset of the fields of the initial state.
  let fieldsOffset: Int

  var path: String { paths[0] }

  /// Whether the line contains no values for the state.
  var hasNoValues: Bool { fieldsOffset >= line.count }

  /// What to type if the paths contain no reducer.
  var hintWithoutReducer: String {
    path.hasSuffix(".tutorial")
      ? "if the page continues others, name them before it, or load the folder of the tutorial"
      : "expected a type that conforms to Reducer"
  }

  /// Returns `nil` if the argument does not name a file or a folder.
  init?(_ input: CommandInput) {
    let text = input.rest
    guard
      var (path, length) = Self.markedFolder(of: text) ?? Self.path(of: text)
        ?? Self.folder(of: text)
    else { return nil }
    var paths = [path]
    while case let rest = text.dropFirst(length), let next = Self.nextPath(in: rest) {
      (path, length) = (next.path, length + next.length)
      paths.append(path)
    }
    line = input.line
    self.paths = paths
    pathOffset = input.restOffset
    endOfPath = pathOffset + length
    let remainder = text.dropFirst(length)
    let blanks = remainder.prefix { $0.isWhitespace }.count
    let word = remainder.dropFirst(blanks).prefix {
      $0.isLetter || $0.isNumber || "_.".contains($0)
    }
    let next = remainder.dropFirst(blanks + word.count).first
    let isReducer = !word.isEmpty && word.first != "." && (next == nil || next == " ")
    let place = endOfPath + blanks
    let selection = isReducer ? Self.preview(in: remainder.dropFirst(blanks)) : nil
    preview = selection?.number
    reducer = isReducer && selection == nil ? (String(word), place) : nil
    fieldsOffset = isReducer ? place + (selection?.length ?? word.count) : endOfPath
  }

  /// The number and the length of `preview 2`. A preview has a reducer of its own, so the name of one before it says nothing.
  private static func preview(in text: Substring) -> (number: Int, length: Int)? {
    text.prefixMatch(of: /(?:[\w.]+\ +)?preview(?=\ |$)\ *(\d*)\ */).map {
      (Int($0.1) ?? 1, $0.0.count)
    }
  }

  private static let endings = [".swift", ".md", ".tutorial"]

  /// A path and its length in characters. A path can contain spaces and ends after `.swift`, `.md` or `.tutorial`.
  private static func path(of text: String) -> (String, Int)? {
    if text.first == "\"" { return quoted(text[...]) }
    let ends = endings.compactMap { ending -> String.Index? in
      var rest = text[...]
      while let end = rest.range(of: ending)?.upperBound {
        rest = rest[end...]
        if rest.first.map(\.isWhitespace) ?? true { return end }
      }
      return nil
    }
    return ends.min().map { (String(text[..<$0]), text[..<$0].count) }
  }

  private static func quoted(_ text: Substring) -> (String, Int)? {
    guard let quoted = QuotedPath.read(text), isPathInQuotes(quoted.path) else { return nil }
    return quoted
  }

  /// A word that ends with a slash: the folder `Sources/`, which other paths may follow.
  private static func markedFolder(of text: String) -> (String, Int)? {
    folder(of: text).flatMap { $0.0.hasSuffix("/") ? $0 : nil }
  }

  /// A word that is a path of a folder: `.`, `Sources/Counter`.
  private static func folder(of text: String) -> (String, Int)? {
    let word = text.prefix { !$0.isWhitespace }
    return isPath(word) ? (String(word), word.count) : nil
  }

  /// Another path after a path, with its length and that of the space before it.
  private static func nextPath(in rest: Substring) -> (path: String, length: Int)? {
    let blanks = rest.prefix(while: \.isWhitespace).count
    guard blanks > 0 else { return nil }
    let text = rest.dropFirst(blanks)
    if text.first == "\"" { return quoted(text).map { ($0.0, blanks + $0.1) } }
    let word = text.prefix { !$0.isWhitespace }
    return isPath(word) ? (String(word), blanks + word.count) : nil
  }

  private static func isPath(_ word: Substring) -> Bool {
    guard !word.contains(where: { "\"():,".contains($0) }) else { return false }
    return isPathInQuotes(String(word))
  }

  private static func isPathInQuotes(_ text: String) -> Bool {
    [".", "..", "~"].contains(text) || text.contains("/")
      || endings.contains(where: text.hasSuffix)
  }
}
