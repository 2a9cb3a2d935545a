/// The only list of all commands. Help, completion, suggestions and docs/Commands.md read it.
enum CommandTable {
  static let groups: [(title: String, commands: [Command])] = [
    (
      "Features",
      [
        FeaturesCommand.command, LoadCommand.command, ReloadCommand.command, WatchCommand.command,
        ResetCommand.command, SourceCommand.command, EditCommand.command, ExpandCommand.command,
        DoctorCommand.command,
      ]
    ),
    (
      "Actions",
      [
        ActionsCommand.command, SendCommand.command, SetCommand.command, ToggleCommand.command,
        BreakCommand.command, ContinueCommand.command, CoverageCommand.command,
      ]
    ),
    ("State", [StateCommand.command, TreeCommand.command, SizeCommand.command]),
    (
      "Children",
      [
        ScopeCommand.command, UpCommand.command, RootCommand.command, DismissCommand.command,
        BackCommand.command,
      ]
    ),
    (
      "Screen",
      [
        ScreenCommand.command, PreviewsCommand.command, StageCommand.command,
        RendersCommand.command, TapCommand.command, EnterCommand.command, RoomCommand.command,
        VoteCommand.command, AskCommand.command,
      ]
    ),
    (
      "Time travel",
      [
        LogCommand.command, ShowCommand.command, UndoCommand.command, RedoCommand.command,
        GotoCommand.command, SkipCommand.command, MoveCommand.command,
      ]
    ),
    (
      "Effects",
      [
        EffectsCommand.command, AdvanceCommand.command, WaitCommand.command, ClockCommand.command,
        CancelCommand.command, DepsCommand.command, ExploreCommand.command,
      ]
    ),
    (
      "Settings",
      [
        FormatCommand.command, HideCommand.command, TraceCommand.command, TimeCommand.command,
        HintsCommand.command, LangCommand.command,
      ]
    ),
    (
      "Scenarios",
      [
        ReplayCommand.command, RecordCommand.command, NoteCommand.command, ImportCommand.command,
        ExportCommand.command,
      ]
    ),
    (
      "Course",
      [
        ExpectCommand.command, TestCommand.command, LearnCommand.command, TaskCommand.command,
        HintCommand.command, CheckCommand.command, SolutionCommand.command, AgainCommand.command,
        NextCommand.command, MapCommand.command,
      ]
    ),
    (
      "Help",
      [ExplainCommand.command, HelpCommand.command, ClearCommand.command, QuitCommand.command]
    ),
  ]

  /// All commands, in the order of their groups.
  static let commands = groups.flatMap(\.commands)

  static func command(named name: String) -> Command? {
    commands.first { $0.name == name || $0.aliases.contains(name) }
  }

  /// Names and aliases, those to start with first: of two that are equally near to a typing error, the first is suggested.
  static var names: [String] {
    (commands.filter(\.isForBeginners) + commands.filter { !$0.isForBeginners })
      .flatMap { [$0.name] + $0.aliases }
  }

  static func meaning(of line: String) -> LineMeaning {
    // Most lines are actions, which need no lookup.
    guard line.utf8.first != UInt8(ascii: ".") else { return LineMeaning(command: .action) }
    let input = CommandInput(line)
    guard let command = command(named: input.name) else { return LineMeaning(command: .remark) }
    let isAlone = input.rest.isEmpty
    return LineMeaning(
      command: isAlone ? command.meaningAlone : command.meaning, isAlone: isAlone,
      file: command.completion.file)
  }
}

extension ScenarioFile {
  /// Reads a scenario. A command that scenarios may not contain is an error in the file.
  package static func read(
    _ path: String, in files: any FileSystem
  ) throws(Failure) -> Scenario {
    try read(path, in: files, isAllowed: isAllowed)
  }

  private static func isAllowed(_ line: String) -> Bool {
    CommandTable.meaning(of: line).command.isAllowedInScenarios
  }
}

extension ArgumentCompletion {
  /// The kind of file that the argument may name.
  fileprivate var file: LineMeaning.FileKind {
    switch self {
    case .file: .any
    case .feature: .swift
    case .log: .log
    case .none, .action, .field, .dependency, .toggle, .child, .statePath, .command, .control,
      .controlWithValue, .words:
      .none
    }
  }
}
