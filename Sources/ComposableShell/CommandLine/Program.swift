import ArgumentParser

/// The command line of the program. Without a subcommand it opens a prompt.
struct Program: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CurrentProgram.name,
    abstract: "A shell for learning, demonstrating and testing Composable Architecture features.",
    discussion: "\(CurrentProgram.name) NAME is short for \(CurrentProgram.name) shell NAME.",
    version: version,
    subcommands: [
      ShellCommand.self, FeaturesCommand.self, ReplayCommand.self, CheckCommand.self,
      BlessCommand.self, PresentCommand.self, LearnCommand.self, LessonCommand.self,
      ResumeCommand.self, SessionsCommand.self, NewCommand.self, ManualCommand.self,
    ],
    defaultSubcommand: ShellCommand.self)

  static let version = "0.1.0"
}
