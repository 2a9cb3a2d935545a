import ShellCore

/// Adds terminal colors to the output of commands. The text stays the same.
enum Coloring {
  /// Ends all styles.
  static let reset = "\u{1B}[0m"

  /// Colors output by its own styles, or by the kinds of its lines if it has none.
  static func colored(_ output: Output) -> String {
    StyledOutput.lines(of: output).map(colored).joined(separator: "\n")
  }

  static func colored(_ line: StyledLine) -> String { line.runs.map(colored).joined() }

  static func colored(_ run: StyledText) -> String {
    let codes = codes(of: run.style)
    guard !codes.isEmpty else { return run.text }
    return "\u{1B}[\(codes.joined(separator: ";"))m" + run.text + reset
  }

  /// Colors the changes in the blocks of actions, errors, warnings and the lines around blocks.
  static func colored(_ text: String) -> String {
    StyledOutput.lines(of: text).map(colored).joined(separator: "\n")
  }

  /// The parameters of the escape sequence for a style.
  static func codes(of style: TextStyle) -> [String] {
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
