import ComposableArchitecture

extension Command {
  static let reset = Command(
    name: "reset", usage: "reset", summary: "Load the current feature again",
    details: """
      Uses the same initial state as `load` and returns to the root. `undo` restores
      the state from before.
        reset
      """,
    meaning: .controlsSession(isRecorded: true, isAllowedInScenarios: true),
    argument: .none
  ) { context, input in
    try input.expectNothing()
    return try context.reset(try context.requireFeature())
  }
}
