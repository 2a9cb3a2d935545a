package enum TalkTheme: String, Sendable, Equatable, CaseIterable {
  /// The colors of the terminal, on its background.
  case terminal
  /// Bright text on a dark background.
  case dark
  /// Dark text on a bright background, for a bright room.
  case light

  /// The next one when the speaker presses the key.
  var next: TalkTheme {
    switch self {
    case .terminal: .dark
    case .dark: .light
    case .light: .terminal
    }
  }
}
