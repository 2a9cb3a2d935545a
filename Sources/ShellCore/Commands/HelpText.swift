import TerminalUI

/// The text of `help`, generated from the table of commands.
enum HelpText {
  /// The commands that a beginner needs.
  static var beginners: String {
    """
    \(lines(CommandTable.commands.filter(\.isForBeginners)))

    A line that begins with a dot is an action: .plusButtonTapped
    `help all` lists every command, `help COMMAND` explains one, TAB completes.
    After an error or a warning, `explain` says what it means and what to do.
    """
  }

  static var all: String { lines(CommandTable.commands) }

  static func of(_ command: Command) -> String {
    let aliases =
      command.aliases.isEmpty ? "" : "\nAlso: \(command.aliases.joined(separator: ", "))"
    return "\(command.usage)\n\(command.summary)\(aliases)\n\n\(command.details)"
  }

  private static func lines(_ commands: [Command]) -> String {
    TextTable().lines(commands.map { [$0.usage, $0.summary] }).joined(separator: "\n")
  }
}
