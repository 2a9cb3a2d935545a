enum QuitCommand {
  static let command = Command(
    name: "quit", aliases: ["exit", "q", ":q", ":q!", ":wq", "bye", "exit()", "quit()"],
    summary: "Quit the shell",
    details: """
      Ctrl-D on an empty line does the same. In a scenario, it ends the scenario.
        quit
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true),
    isForBeginners: true, arguments: .nothing,
    needs: \.recording
  ) { _, recording in
    Output(text: recording.stop() ?? "", ends: true)
  }
}
