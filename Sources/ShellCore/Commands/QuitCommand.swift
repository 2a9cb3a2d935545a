extension Command {
  static let quit = Command(
    name: "quit", aliases: ["exit"], usage: "quit", summary: "Quit the shell",
    details: """
      Ctrl-D on an empty line does the same. In a scenario, it ends the scenario.
        quit
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true),
    isForBeginners: true, argument: .none
  ) { context, input in
    try input.expectNothing()
    return Output(text: context.stopRecording() ?? "", ends: true)
  }
}
