import ShellCore

/// Gives what the shell says colours; the text stays the same.
enum Coloring {
  /// Ends every colour.
  static let plain = "\u{1B}[0m"

  /// Colours what came and went in the blocks of actions, errors, warnings and the lines around
  /// blocks.
  static func colored(_ text: String) -> String {
    OutputLineKind.of(text).map { line, kind in
      color(of: kind).map { $0 + line + plain } ?? String(line)
    }.joined(separator: "\n")
  }

  /// What begins the colour of a line; nil for none.
  static func color(of kind: OutputLineKind) -> String? {
    switch kind {
    case .plain: nil
    case .came: "\u{1B}[32m"
    case .went, .error: "\u{1B}[31m"
    case .warning: "\u{1B}[33m"
    case .aside: "\u{1B}[90m"
    }
  }
}
