import LoadedFeatures
import Workspaces
import ActionSyntax
import OutputText

extension Command {
  static let help = Command(
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
    needs: \.screen, \.course
  ) { word, screen, course in
    let help = HelpText(width: screen.textWidth, hasExercise: course.learning.run != nil)
    guard let word else { return Output(lines: help.beginners) }
    if word.text == "all" { return Output(lines: help.all) }
    guard let command = CommandTable.command(named: word.text) else {
      throw word.error(
        .unknownCommand, "unknown command `\(abbreviated(word.text))`",
        hint: "`help all` lists them",
        suggestion: NearestName.to(word.text, in: CommandTable.names))
    }
    return Output(lines: HelpText.page(of: command))
  }
}
