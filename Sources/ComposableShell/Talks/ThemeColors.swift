import ShellCore

/// The codes of a theme, which does not depend on the palette of the terminal.
struct ThemeColors {
  /// The parameters that set the background and the text.
  let base: String
  /// The parameters of this theme for each color of the terminal's palette.
  private let colors: [String: String]

  /// Returns `nil` for the colors of the terminal.
  init?(_ theme: TalkTheme) {
    switch theme {
    case .terminal: return nil
    case .dark:
      base = "48;5;234;38;5;253"
      colors = Self.parameters([203, 114, 221, 111, 177, 80, 245])
    case .light:
      base = "48;5;231;38;5;235"
      colors = Self.parameters([160, 28, 94, 25, 90, 24, 242])
    }
  }

  /// The parameters for red, green, yellow, blue, purple, cyan, and gray.
  private static func parameters(_ numbers: [Int]) -> [String: String] {
    let names = ["31", "32", "33", "34", "35", "36", "90"]
    var colors = Dictionary(
      uniqueKeysWithValues: zip(names, numbers.map { "38;5;\($0)" }))
    colors["95"] = colors["35"]
    return colors
  }

  /// Returns the escape sequence for a style.
  ///
  /// - Parameter parameters: The parameters of the style in the colors of the terminal.
  func start(_ parameters: some Sequence<String>) -> String {
    let own = parameters.map { colors[$0] ?? $0 }
    return "\u{1B}[" + (["0", base] + own).joined(separator: ";") + "m"
  }
}
