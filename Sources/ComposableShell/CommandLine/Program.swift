import ShellCore
import ArgumentParser

/// The command line of the program. Without a subcommand it opens a prompt.
struct Program: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CurrentProgram.name,
    abstract: "A shell for learning, demonstrating and testing Composable Architecture features.",
    discussion: discussion,
    version: CurrentProgram.version,
    subcommands: [
      ShellCommand.self, LoadProgramCommand.self, WatchProgramCommand.self,
      FeaturesProgramCommand.self,
      ReplayProgramCommand.self,
      CheckProgramCommand.self, BlessCommand.self, ExplainTextCommand.self, LogProgramCommand.self,
      DoctorTaskCommand.self, ModelContextCommand.self,
      PresentCommand.self, RoomProgramCommand.self, RoomTaskCommand.self, LearnProgramCommand.self,
      LessonCommand.self, ResumeCommand.self, SessionsCommand.self, TrustCommand.self,
      NewCommand.self, CICommand.self, ManualCommand.self, ProvidedModulesCommand.self,
    ],
    defaultSubcommand: ShellCommand.self)

  @Option(
    help: ArgumentHelp(
      "The language of help, errors and the course: en or ko. The default is that of the locale.",
      valueName: "language"))
  var lang: String?

  @Option(
    help: ArgumentHelp(
      "Stop a line that makes no progress for so many seconds, where nobody can press Ctrl-C. 0 stops none.",
      valueName: "seconds"))
  var lineLimit = LineLimit.standard

  /// Parses the arguments and runs the command. Errors can contain arguments, so they are written like any other text.
  @MainActor
  static func runCommand() async {
    // A file that exceeds the size limit is an error like any other, and must not end the program.
    signal(SIGXFSZ, SIG_IGN)
    do {
      let arguments = try LineLimit.take(
        from: ChosenLanguage.take(from: Array(CommandLine.arguments.dropFirst())))
      var command = try parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      let status = exitCode(for: error)
      let text = ControlEscapes.escaped(message(for: error))
      if status.isSuccess {
        StandardOutput.print(text)
      } else if !text.isEmpty {
        let columns = Descriptors.columns(of: STDERR_FILENO)
        let shown = columns.map { TerminalStyle.wrapped(text, columns: $0) } ?? text
        Descriptors.writeAll(Array((shown + "\n").utf8), to: STDERR_FILENO)
      }
      CurrentProgram.exit(status.rawValue)
    }
  }

  /// The message of an error, or the help that was asked for, in the user's language.
  private static func message(for error: any Error) -> String {
    let language = ChosenLanguage.current
    guard language != .english else { return text(of: error) }
    return CommandLineHelp(language).translated { text(of: error) }
  }

  /// A command that runs knows what is wrong; how the program is called does not help.
  private static func text(of error: any Error) -> String {
    (error as? ValidationError).map { "Error: \($0.message)" } ?? fullMessage(for: error)
  }

  private static let discussion = """
    Examples:
      \(CurrentProgram.name)                    Open a prompt.
      \(CurrentProgram.name) ProductDetail      Open a prompt and load a feature.
      \(CurrentProgram.name) Counter.swift      Load a feature from a file.
      \(CurrentProgram.name) check Scenarios    Run the scenarios in a folder as tests.
    """
}
