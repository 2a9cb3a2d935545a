import ActionSyntax

extension Command {
  static let undo = Command(
    name: "undo", usage: "undo", summary: "Undo the last command that changed anything",
    details: """
      Actions sent by its effects are undone with it, and so is a `load`: the previous
      feature is restored. The prompt returns to the earlier scope. Effects in flight
      are cancelled, and none runs again.
        undo
      """,
    meaning: .travels,
    argument: .none
  ) { context, input in
    try input.expectNothing(advice: "`goto 1` goes to the state after action 1")
    guard let loaded = context.loaded else { throw ShellError(.notThere, "nothing to undo") }
    if let destination = context.journal.undoDestination(),
      loaded.store.snapshots.environment(after: destination.action) != nil
    {
      try context.checkRecording(reaches: destination)
      return context.travel(
        to: destination, in: loaded, "undid \(context.name(of: destination, in: loaded))")
    }
    return try undoLoad(of: loaded, context)
  }

  /// Returns to the feature that was running before the last `load`.
  @MainActor
  private static func undoLoad(
    of loaded: RunningFeature, _ context: CommandContext
  ) throws -> Output {
    let first = loaded.store.snapshots.first
    guard !context.journal.hasPast else {
      throw ShellError(
        .notThere,
        "nothing to undo: history goes back to action \(first), older ones were discarded")
    }
    guard context.features.previous != nil else {
      throw ShellError(
        .notThere,
        "nothing to undo" + (context.features.hasLostFeatures ? ": older loads were discarded" : "")
      )
    }
    try context.checkRecording(reaches: nil)
    let command = abbreviated(context.journal.runs[loaded.run].command)
    let cancelled = context.travel(toFeature: -1, leaving: loaded)
    let lines = ["undid \(command): back to \(context.prompt)"] + cancelled
    return Output(text: lines.joined(separator: "\n"))
  }
}
