extension Command {
  static let quit = Command(
    name: "quit", aliases: ["exit"], usage: "quit", summary: "leave the shell",
    isForBeginners: true
  ) { _, input in
    try input.expectNothing()
    return Output(ends: true)
  }
}
