import ActionSyntax

extension Command {
  static let help = Command(
    name: "help", aliases: ["?"], usage: "help [all|COMMAND]",
    summary: "List the commands, or explain one",
    details: """
      Without an argument, it lists the commands to start with.
        help
        help all
        help load
      """,
    meaning: .inspects(.shell, reads: []),
    argument: .command
  ) { _, input in
    guard !input.rest.isEmpty else { return Output(text: HelpText.beginners) }
    let word = try input.oneWord("`all` or a command")
    if word.text == "all" { return Output(text: HelpText.all) }
    guard let command = CommandTable.command(named: word.text) else {
      throw ShellError(
        .unknownCommand, "unknown command `\(abbreviated(word.text))`", in: input.line,
        at: word.offset,
        hint: "`help all` lists them",
        suggestion: NearestName.to(word.text, in: CommandTable.names))
    }
    return Output(text: HelpText.of(command))
  }
}
