/// Colors Swift code for reading: comments, strings, numbers, keywords, attributes and types.
///
/// It reads characters, not declarations, and therefore also colors fragments and code that does not compile.
///
/// ```swift
/// var highlighter = SwiftHighlighter()
/// let runs = highlighter.runs(of: "let count = 0  // taps")
/// ```
struct SwiftHighlighter {
  /// What the previous line has left open.
  private enum Open { case nothing, comment, string }

  private var open = Open.nothing
  private var runs: [StyledText] = []
  private var rest = Substring()

  static let keyword = TextStyle(color: .purple)
  static let type = TextStyle(color: .cyan)
  static let string = TextStyle(color: .green)
  static let number = TextStyle(color: .blue)

  init() {}

  /// Returns a line in styles. A comment or string that it leaves open continues on the next line.
  mutating func runs(of line: String) -> [StyledText] {
    runs = []
    rest = line[...]
    switch open {
    case .nothing: break
    case .comment: takeComment()
    case .string: takeLongString()
    }
    while let next = rest.first { takeToken(next) }
    return runs
  }

  private mutating func takeToken(_ next: Character) {
    if rest.hasPrefix("//") {
      take(rest.count, .dimmed)
    } else if rest.hasPrefix("/*") {
      take(2, .dimmed)
      takeComment()
    } else if rest.hasPrefix("\"\"\"") {
      take(3, Self.string)
      takeLongString()
    } else if next == "\"" {
      takeString()
    } else if next.isNumber {
      take(rest.prefix { $0.isNumber || $0.isLetter || $0 == "_" }.count, Self.number)
    } else if isWord(next) || "@#".contains(next) {
      takeWord()
    } else if next == "." {
      // A member is not a keyword: `.default`, `.init`.
      take(1 + rest.dropFirst().prefix(while: isWord).count, TextStyle())
    } else {
      take(1, TextStyle())
    }
  }

  private mutating func takeWord() {
    let first = rest.first
    let word = String(rest.prefix(1) + rest.dropFirst().prefix(while: isWord))
    let isMark = first == "@" || first == "#"
    let style: TextStyle =
      if isMark || Self.keywords.contains(word) {
        Self.keyword
      } else if first?.isUppercase == true {
        Self.type
      } else {
        TextStyle()
      }
    take(word.count, style)
  }

  private mutating func takeString() {
    var length = 1
    var isEscaped = false
    for character in rest.dropFirst() {
      length += 1
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    take(length, Self.string)
  }

  private mutating func takeLongString() {
    open = takeThrough("\"\"\"", Self.string) ? .nothing : .string
  }

  private mutating func takeComment() {
    open = takeThrough("*/", .dimmed) ? .nothing : .comment
  }

  /// - Returns: Whether the end was found. Otherwise the whole line is taken.
  private mutating func takeThrough(_ end: String, _ style: TextStyle) -> Bool {
    guard let range = rest.firstRange(of: end) else {
      take(rest.count, style)
      return false
    }
    take(rest.distance(from: rest.startIndex, to: range.upperBound), style)
    return true
  }

  private mutating func take(_ count: Int, _ style: TextStyle) {
    let text = String(rest.prefix(count))
    rest = rest.dropFirst(count)
    guard !text.isEmpty else { return }
    if runs.last?.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(StyledText(text, style))
    }
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "indirect", "init", "inout",
    "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "open",
    "operator", "override", "package", "private", "protocol", "public", "repeat", "return",
    "self", "Self", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]
}
