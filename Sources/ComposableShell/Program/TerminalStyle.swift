import ShellCore

/// How a terminal wants its text.
struct TerminalStyle: Sendable, Equatable {
  /// Whether text may be coloured: not where `NO_COLOR` is set or the terminal is a dumb one.
  let hasColor: Bool
  /// Whether lines may be drawn with other characters than those of ASCII.
  let hasBoxCharacters: Bool

  init(environment: [String: String]) {
    let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    hasColor = !refuses && environment["TERM"] != "dumb"
    // Where nothing is said the shell takes UTF-8 for granted, as the line editor does.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let characters = locale?.lowercased().filter { $0 != "-" }
    hasBoxCharacters = characters?.contains("utf8") ?? true
  }

  /// How screens are drawn: as wide as the terminal, but no wider than they are in files.
  func screenSettings(columns: Int?) -> ScreenSettings {
    let widest = ScreenSettings().width
    return ScreenSettings(
      width: min(columns ?? widest, widest), boxes: hasBoxCharacters ? .unicode : .ascii)
  }
}
