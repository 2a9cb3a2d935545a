/// All commands: the only list of them. Help, completion, suggestions and docs/Commands.md read it.
enum CommandTable {
  static let commands: [Command] = [
    .features, .load, .reload, .reset,
    .actions, .state, .tree,
    .send, .set, .toggle,
    .scope, .up, .root,
    .screen, .tap, .enter,
    .log, .show, .undo, .redo, .goto,
    .effects, .advance, .wait, .clock, .cancel, .deps,
    .format, .hide, .trace, .hints,
    .replay, .record, .note, .export,
    .explain, .help, .quit,
  ]

  /// A command by its name or an alias.
  static func command(named name: String) -> Command? {
    commands.first { $0.name == name || $0.aliases.contains(name) }
  }

  /// Names and aliases.
  static var names: [String] { commands.flatMap { [$0.name] + $0.aliases } }
}
