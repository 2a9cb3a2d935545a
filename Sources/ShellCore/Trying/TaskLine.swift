/// Decides which lines of a viewer are evaluated: actions, and commands that reach nothing outside the copy of the feature.
enum TaskLine {
  /// The names of the commands. Every other one is refused: those that read or write files, load code, or control the session.
  static let commands: Set = [
    "actions", "advance", "back", "dismiss", "effects", "enter", "expect", "log", "redo", "root",
    "scope", "screen", "send", "set", "show", "state", "tap", "toggle", "tree", "undo", "up",
  ]

  /// Why a line is not evaluated; `nil` if it is.
  ///
  /// - Parameter isAction: Whether a text with its dot is an action in the scope of the prompt.
  static func refusal(of line: String, isAction: (String) -> Bool = { _ in false }) -> String? {
    guard !line.hasPrefix(".") else { return nil }
    let name = String(line.prefix { !$0.isWhitespace })
    if let command = CommandTable.command(named: name), commands.contains(command.name) {
      return nil
    }
    guard !isAction(".\(line)") else {
      return "error: an action begins with a dot; did you mean .\(line)?"
    }
    return """
      error: `\(name)` cannot be used here
        expected an action such as .buttonTapped, or one of \(commands.sorted().joined(separator: ", "))
      """
  }
}
