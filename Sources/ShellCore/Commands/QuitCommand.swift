extension Command {
  static let quit = Command(
    name: "quit", aliases: ["exit"], usage: "quit", summary: "Quit the shell",
    details: """
      Ctrl-D on an empty line does the same. In a scenario, it ends the scenario.
        quit
      """,
    isForBeginners: true
  ) { session, input in
    try input.expectNothing()
    return Output(text: session.stopRecording() ?? "", ends: true)
  }
}
