/// The end of a line that would redirect output in a shell of the system, such as `log > file` or `state | grep name`.
///
/// It is looked for only after a command has refused the line, because the text may have a meaning: `log n 1 -> 2`, `expect n > 3`.
struct Redirection {
  /// The sign and its offset in the line, in characters.
  private let sign: String
  private let offset: Int
  private let input: CommandInput

  init?(_ input: CommandInput) {
    let found = input.words.lazy.compactMap { word in
      Self.sign(at: word.text).map { (sign: $0, offset: word.offset) }
    }
    guard let first = found.first else { return nil }
    (sign, offset) = first
    self.input = input
  }

  private static func sign(at word: String) -> String? {
    word == "|" ? "|" : [">>", ">"].first(where: word.hasPrefix)
  }

  /// - Parameter command: The command that has refused the line.
  func error(of command: Command) -> InputError? {
    guard Self.commands.contains(command.name) else { return nil }
    return InputError(
      .superfluous, "the prompt has no `\(sign)`", in: input.line, at: offset, hint: hint(command))
  }

  /// The commands that show something and take no condition, in which the sign would mean something.
  private static let commands = Set(
    [
      StateCommand.command, TreeCommand.command, ActionsCommand.command, LogCommand.command,
      ShowCommand.command, EffectsCommand.command, FeaturesCommand.command, SourceCommand.command,
      CoverageCommand.command, MapCommand.command,
      HelpCommand.command,
    ].map(\.name))

  /// The error for a name of a file that begins with the sign.
  func error(writing example: String) -> InputError {
    InputError(
      .superfluous, "the prompt has no `\(sign)`", in: input.line, at: offset,
      hint: "expected the name of the file: `\(example)`")
  }

  private func hint(_ command: Command) -> String {
    if sign == "|" { return "`log TEXT` shows the actions that contain a text" }
    return command.name == StateCommand.command.name
      ? "`export state FILE` writes the state to a file"
      : "`record FILE` writes what you type and its output to a file"
  }
}
