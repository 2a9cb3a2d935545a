import ActionSyntax

extension CommandContext {
  /// The error for a line that is neither an action nor a command.
  func notUnderstood(_ input: CommandInput) -> ShellError {
    if let code = SwiftLine(input.line) {
      return code.error(in: input.line) { text in
        loaded.map { (try? $0.scopedActions.action(in: text, from: 0)) != nil } ?? false
      }
    }
    if let latin = HangulKeys.latin(of: input.name), CommandTable.command(named: latin) != nil {
      return ShellError(
        .unknownCommand,
        "unknown command `\(abbreviated(input.name))`: the Korean keyboard is on; did you mean \(latin)?"
      )
    }
    return unknownCommand(input)
  }

  /// The error for a word that is not a command but may be the name of an action.
  private func unknownCommand(_ input: CommandInput) -> ShellError {
    let summary = "unknown command `\(abbreviated(input.name))`"
    if let loaded,
      let (path, distance) = ActionTree(loaded.scopedTypes.action)
        .nearestPath(to: input.name), distance == 0
    {
      return ShellError(.unknownCommand, "\(summary); did you mean the action \(path)?")
    }
    let nearest = NearestName.to(input.name, in: CommandTable.names)
    return ShellError(
      .unknownCommand,
      summary + (nearest.map { "; did you mean \($0)?" } ?? "; `help` lists what can be typed"))
  }
}
