extension Color {
  /// The colors of a phone's surfaces, which are drawn like text.
  public enum System: String, Sendable {
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case systemRed, systemGreen, systemBlue, systemOrange, systemYellow, label, secondaryLabel
    case tertiaryLabel, quaternaryLabel, separator, opaqueSeparator, link, placeholderText
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case tertiarySystemGroupedBackground, systemPink, systemPurple, systemTeal, systemIndigo
    case systemBrown, systemMint, systemCyan, darkGray, lightGray, windowBackgroundColor
    case controlBackgroundColor, textBackgroundColor
  }

  public init(_ system: System) { self.init(system.rawValue) }

  public init(uiColor: System) { self.init(uiColor.rawValue) }

  /// A gray, from 0 (black) to 1 (white). It is drawn like text.
  public init(white: Double, opacity: Double = 1) { self.init("mixed") }
}
