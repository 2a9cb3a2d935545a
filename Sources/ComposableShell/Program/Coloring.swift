import ShellCore
import TerminalUI

/// Gives what the shell says colours; the text stays the same.
enum Coloring {
  /// Shows the styles of an answer, or colours its text where it has none.
  static func colored(_ output: Output) -> String {
    guard !output.styledText.isEmpty else { return colored(output.text) }
    return output.styledText.map { part in
      let isPlain = codes(of: part.style).isEmpty && part.text.contains("\n")
      return isPlain ? colored(part.text) : colored(part)
    }.joined()
  }

  /// Returns a run of text with the codes of its style.
  static func colored(_ run: StyledText) -> String {
    let codes = codes(of: run.style)
    guard !codes.isEmpty else { return run.text }
    return "\u{1B}[\(codes.joined(separator: ";"))m" + run.text + plain
  }

  private static func codes(of style: TextStyle) -> [String] {
    [
      style.isBold == true ? "1" : nil, style.isUnderlined == true ? "4" : nil,
      style.color.flatMap { colors[$0.name] },
    ].compactMap { $0 }
  }

  /// The terminal's own colours; letters in black or white would vanish on a ground of the same.
  private static let colors = [
    "red": "31", "orange": "33", "yellow": "33", "green": "32", "blue": "34", "purple": "35",
    "pink": "95", "gray": "90", "secondary": "90", "accent": "36",
  ]

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
