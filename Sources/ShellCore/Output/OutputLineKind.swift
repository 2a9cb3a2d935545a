/// The kind of a line of output, which determines its color.
enum OutputLineKind: Sendable, Equatable {
  case plain
  /// In a block: a new value.
  case came
  /// In a block: an old value.
  case went
  case error
  case warning
  /// A line around a block: who sent the action, what else changed.
  case aside

  /// The kinds of a text's lines, which `\n` separates. The meaning of a leading `+` or `-` depends
  /// on the lines before it.
  static func of(_ text: String) -> [(line: Substring, kind: OutputLineKind)] {
    var isBlock = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let begins = line.hasPrefix("received action:") || line.hasPrefix("changed by ")
      isBlock = begins || (isBlock && !line.isEmpty)
      return (line, of(line, isBlock: isBlock))
    }
  }

  /// Whether a line is a message of the compiler: `Counter.swift:27:15: error: ...`.
  private static func isLocated(_ word: String, in line: Substring) -> Bool {
    guard let range = line.firstRange(of: ": \(word): ") else { return false }
    let place = line[..<range.lowerBound].split(separator: ":")
    return place.count > 1 && place.last.flatMap { Int($0) } != nil
  }

  private static func of(_ line: Substring, isBlock: Bool) -> OutputLineKind {
    if isBlock { return line.hasPrefix("+ ") ? .came : line.hasPrefix("- ") ? .went : .plain }
    if line.hasPrefix("error: ") || isLocated("error", in: line) { return .error }
    if line.hasPrefix("warning: ") || isLocated("warning", in: line) { return .warning }
    if line.hasPrefix("note: ") { return .aside }
    if line.hasPrefix("effect "), line.hasSuffix(" sent:") { return .aside }
    return line.hasPrefix("outside this scope: ") ? .aside : .plain
  }
}

extension TextStyle {
  /// A line of a command's output.
  static func output(_ kind: OutputLineKind) -> TextStyle {
    switch kind {
    case .plain: TextStyle()
    case .came: TextStyle(color: .green)
    case .went, .error: TextStyle(color: .red)
    case .warning: TextStyle(color: .yellow)
    case .aside: .dimmed
    }
  }
}
