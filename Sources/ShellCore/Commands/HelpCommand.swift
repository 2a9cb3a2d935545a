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
  ) { context, input in
    let help = HelpText(width: context.textWidth)
    guard !input.rest.isEmpty else { return Output(lines: help.beginners) }
    let word = try input.oneWord("`all` or a command")
    if word.text == "all" { return Output(lines: help.all) }
    guard let command = CommandTable.command(named: word.text) else {
      throw ShellError(
        .unknownCommand, "unknown command `\(abbreviated(word.text))`", in: input.line,
        at: word.offset,
        hint: "`help all` lists them",
        suggestion: NearestName.to(word.text, in: CommandTable.names))
    }
    return Output(lines: HelpText.page(of: command))
  }
}
