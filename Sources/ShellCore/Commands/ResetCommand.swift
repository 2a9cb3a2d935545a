enum ResetCommand {
  static let command = Command(
    name: "reset", summary: "Load the current feature again",
    details: """
      Uses the same initial state as `load` and returns to the root. `undo` restores
      the state from before.
        reset
      """,
    meaning: .controlsSession(isRecorded: true, isAllowedInScenarios: true),
    arguments: .nothing,
    needs: \.loaded, \.loader
  ) { _, loaded, loader in
    try loader.reset(loaded)
  }
}
