/// A command of the prompt: its name, its help, its meaning, and what it does.
///
/// A command declares its arguments and the parts of the session that it needs; it receives the
/// arguments as a value, and no other part. ``CommandTable`` lists all commands.
///
/// ```swift
/// enum RootCommand {
///   static let command = Command(name: "root", ...)
/// }
/// ```
struct Command: Sendable {
  let name: String
  let aliases: [String]
  /// The name with its arguments: `load NAME [field: value, ...]`.
  let usage: String
  let summary: String
  /// More lines for `help NAME`, with at least one example, indented by two.
  let details: String
  let meaning: CommandMeaning
  /// What the name alone does to a session.
  let meaningAlone: CommandMeaning
  /// Whether `help` alone shows it.
  let isForBeginners: Bool
  /// The forms that name a file.
  let files: [FileForm]
  /// How the text after the command's name is completed.
  let completion: ArgumentCompletion
  let run: @MainActor @Sendable (SessionParts, CommandInput) async throws -> Output

  /// - Parameters:
  ///   - meaningAlone: What the name alone does, if that is something else.
  ///   - arguments: How the text after the name is shown, completed and read.
  ///   - needs: The parts of the session that it receives. If one of them is missing, such as a loaded feature, the
  ///     command is refused before its arguments are read.
  ///   - run: What it does.
  init<Value, each Part>(
    name: String, aliases: [String] = [], summary: String, details: String,
    meaning: CommandMeaning, meaningAlone: CommandMeaning? = nil, isForBeginners: Bool = false,
    arguments: Arguments<Value>,
    needs: repeat KeyPath<CommandNeeds, Need<each Part>> & Sendable,
    run: @escaping @MainActor @Sendable (Value, repeat each Part) async throws -> Output
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.details = details
    self.meaning = meaning
    self.meaningAlone = meaningAlone ?? meaning
    self.isForBeginners = isForBeginners
    usage = arguments.usage.isEmpty ? name : "\(name) \(arguments.usage)"
    (files, completion) = (arguments.files, arguments.completion)
    let uses = Set(arguments.files.map(\.use))
    self.run = { session, input in
      // Text after a command that takes none is refused first.
      if arguments.usage.isEmpty { _ = try arguments.read(input) }
      let parts = (repeat try CommandNeeds()[keyPath: each needs].resolve(session))
      let value = try arguments.read(input)
      return try await FileGate.$declared.withValue(uses) {
        try await run(value, repeat each parts)
      }
    }
  }
}
