import ShellCore

/// What a terminal can show.
struct TerminalStyle: Sendable, Equatable {
  /// Whether text is colored: not if `NO_COLOR` is set or the terminal is dumb.
  let hasColor: Bool
  /// Whether lines are drawn with box drawing characters.
  let hasBoxCharacters: Bool

  /// Whether text can be drawn at any place: not on a dumb terminal.
  let canMoveCursor: Bool

  init(environment: [String: String]) {
    let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    hasColor = !refuses && environment["TERM"] != "dumb"
    canMoveCursor = environment["TERM"] != "dumb"
    // Without a locale UTF-8 is assumed, as in the line editor.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let characters = locale?.lowercased().filter { $0 != "-" }
    hasBoxCharacters = characters?.contains("utf8") ?? true
  }

  /// Returns the text that shows some output at the terminal.
  ///
  /// Control characters are shown as escapes, so that a feature or the name of a file cannot control the terminal.
  ///
  /// - Parameter columns: The width at which lines are broken between words, and rows of lists are abbreviated; `nil` does neither.
  func text(of output: Output, columns: Int? = nil) -> String {
    let output = output.withoutControls
    return StyledOutput.lines(of: columns.map(output.fitted) ?? output)
      .flatMap { line in columns.map { Self.wrapped(line, columns: $0) } ?? [line] }
      .map { hasColor ? Coloring.colored($0) : $0.text }.joined(separator: "\n")
  }

  /// A text whose lines are broken between words.
  static func wrapped(_ text: String, columns: Int) -> String {
    StyledOutput.lines(of: Output(text: text)).flatMap { wrapped($0, columns: columns) }
      .map(\.text).joined(separator: "\n")
  }

  /// The continuation of a line is indented a little more than the line.
  private static func wrapped(_ line: StyledLine, columns: Int) -> [StyledLine] {
    guard line.columns > columns else { return [line] }
    let indent = line.text.prefix { " +-".contains($0) }.count
    let wrapping = TextWrapping(
      width: columns,
      indent: String(repeating: " ", count: min(indent + 2, columns / 2)))
    return wrapping.lines(line.runs)
  }

  /// Returns how screens are drawn: as wide as the terminal, but not wider than in scenario files.
  func screenSettings(columns: Int?) -> ScreenSettings {
    let widest = ScreenSettings().width
    return ScreenSettings(
      width: min(columns ?? widest, widest), boxes: hasBoxCharacters ? .unicode : .ascii)
  }
}

extension StandardOutput {
  /// Writes a text whose lines a terminal breaks between words; a file or a pipe gets them as they are.
  static func printWrapped(_ text: String, terminator: String = "\n") {
    let columns = Descriptors.columns(of: STDOUT_FILENO)
    print(columns.map { TerminalStyle.wrapped(text, columns: $0) } ?? text, terminator: terminator)
  }
}
