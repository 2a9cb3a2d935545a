import ActionSyntax

/// A command of the prompt: its name, its help, its meaning, and what it does.
///
/// Each command has its own file; ``CommandTable`` lists them all.
struct Command: Sendable {
  let name: String
  var aliases: [String] = []
  /// The name with its arguments: `load NAME [field: value, ...]`.
  let usage: String
  /// What it does, in one line.
  let summary: String
  /// More lines for `help NAME`, with at least one example, indented by two.
  let details: String
  /// What it does to a context.
  let meaning: CommandMeaning
  /// Whether `help` alone shows it.
  var isForBeginners = false
  /// The text after the command's name.
  let argument: ArgumentKind
  let run: @MainActor @Sendable (CommandContext, CommandInput) async throws -> Output

  /// The kind of argument, for completion, and for the paths in a line.
  enum ArgumentKind: Sendable {
    case none
    case feature
    case action
    case field
    case toggle
    case child
    case statePath
    case file
    case command
    case control
    case controlWithValue
    case words([String])
  }
}
