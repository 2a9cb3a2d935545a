extension Command {
  static let help = Command(
    name: "help", aliases: ["?"], usage: "help [all|COMMAND]",
    summary: "what can be typed", argument: .command
  ) { _, input in
    guard !input.rest.isEmpty else { return Output(text: HelpText.beginners) }
    let word = try input.oneWord("`all` or a command")
    if word.text == "all" { return Output(text: HelpText.all) }
    guard let command = CommandTable.command(named: word.text) else {
      throw ShellError(
        .unknownCommand, "there is no command `\(abbreviated(word.text))`", in: input.line,
        at: word.offset,
        hint: "`help all` lists them",
        suggestion: NearestName.to(word.text, in: CommandTable.names))
    }
    return Output(text: HelpText.of(command))
  }
}

/// What help says, made from the table of commands.
enum HelpText {
  static var beginners: String {
    """
    \(lines(CommandTable.commands.filter(\.isForBeginners)))

    A line that begins with a dot is an action: .plusButtonTapped
    `help all` lists every command, `help COMMAND` says more of one, TAB completes.
    """
  }

  static var all: String { lines(CommandTable.commands) }

  static func of(_ command: Command) -> String {
    let aliases =
      command.aliases.isEmpty ? "" : "\nAlso: \(command.aliases.joined(separator: ", "))"
    let details = command.details.isEmpty ? "" : "\n\n\(command.details)"
    return "\(command.usage)\n\(command.summary)\(aliases)\(details)"
  }

  private static func lines(_ commands: [Command]) -> String {
    let width = commands.map(\.usage.count).max() ?? 0
    return commands.map { $0.usage.padded(to: width) + "  " + $0.summary }.joined(separator: "\n")
  }
}
