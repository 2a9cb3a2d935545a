extension Command {
  static let quit = Command(
    name: "quit", aliases: ["exit"], usage: "quit", summary: "leave the shell",
    details: """
      Ctrl-D on an empty line does the same. In a scenario it ends the scenario.
        quit
      """,
    isForBeginners: true
  ) { _, input in
    try input.expectNothing()
    return Output(ends: true)
  }
}
