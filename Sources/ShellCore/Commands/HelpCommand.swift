enum HelpCommand {
  static let command = Command(
    name: "help", aliases: ["?", "man"],
    summary: "List the commands, or explain one",
    details: """
      Without an argument, it lists the commands to start with.
        help
        help all
        help load
      """,
    meaning: .inspects(.shell, reads: []),
    arguments: .word(
      "[all|COMMAND]", orNothing: "`all` or a command", completion: .command),
    needs: \.screen, \.course, \.display
  ) { word, screen, course, display in
    let help = HelpText(
      width: screen.textWidth, hasExercise: course.learning.run != nil, language: display.language)
    func output(_ lines: (HelpText) -> [StyledLine]) -> Output {
      .localized(help.language) { language in lines(help.in(language)) }
    }
    guard let word else { return output(\.beginners) }
    if word.text == "all" { return output(\.all) }
    guard let command = CommandTable.command(named: word.text) else {
      throw word.error(
        .unknownCommand, "unknown command `\(abbreviated(word.text))`",
        hint: "`help all` lists them",
        suggestion: NearestName.to(word.text, in: CommandTable.names))
    }
    return output { $0.page(of: command) }
  }
}
