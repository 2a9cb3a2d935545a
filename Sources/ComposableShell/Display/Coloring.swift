import ShellCore
import TerminalUI

/// Adds terminal colors to the output of commands. The text stays the same.
enum Coloring {
  /// Ends all styles.
  static let reset = "\u{1B}[0m"

  /// Colors output by its own styles, or by the kinds of its lines if it has none.
  static func colored(_ output: Output) -> String {
    guard !output.styledText.isEmpty else { return colored(output.text) }
    return output.styledText.map { run in
      let isPlain = codes(of: run.style).isEmpty && run.text.contains("\n")
      return isPlain ? colored(run.text) : colored(run)
    }.joined()
  }

  /// Returns a run of text with the codes of its style.
  static func colored(_ run: StyledText) -> String {
    let codes = codes(of: run.style)
    guard !codes.isEmpty else { return run.text }
    return "\u{1B}[\(codes.joined(separator: ";"))m" + run.text + reset
  }

  /// Colors the changes in the blocks of actions, errors, warnings and the lines around blocks.
  static func colored(_ text: String) -> String {
    OutputLineKind.of(text).map { line, kind in
      color(of: kind).map { $0 + line + reset } ?? String(line)
    }.joined(separator: "\n")
  }

  /// The escape sequence that begins the color of a line; nil for none.
  static func color(of kind: OutputLineKind) -> String? {
    switch kind {
    case .plain: nil
    case .came: "\u{1B}[32m"
    case .went, .error: "\u{1B}[31m"
    case .warning: "\u{1B}[33m"
    case .aside: "\u{1B}[90m"
    }
  }

  private static func codes(of style: TextStyle) -> [String] {
    [
      style.isBold == true ? "1" : nil, style.isUnderlined == true ? "4" : nil,
      style.color.flatMap { colors[$0.name] },
    ].compactMap { $0 }
  }

  /// Colors of the terminal's palette. Black and white are omitted: text would be invisible on a background of the same
  /// color.
  private static let colors = [
    "red": "31", "orange": "33", "yellow": "33", "green": "32", "blue": "34", "cyan": "36",
    "purple": "35", "pink": "95", "gray": "90", "secondary": "90", "accent": "36",
  ]
}
