enum ReplayCommand {
  static let command = Command(
    name: "replay", summary: "Play a scenario file in this session",
    details: """
      The commands in the file run as if you typed them here. The path is relative to
      the folder in which the shell runs or, in a scenario, to the scenario's folder.
      The scenarios of this program are found from any folder. Settings that the file
      changes, such as `format`, are restored afterwards.
      `tca check FILE` compares the output with the file.
        replay Scenarios/01-print-changes.md
      """,
    meaning: .controlsSession(isRecorded: true, isAllowedInScenarios: true),
    arguments: .text(
      "FILE", required: "a file", hint: "expected a scenario file",
      files: [.reads("replay FILE")], completion: .file),
    needs: \.replayer
  ) { text, replayer in
    guard let file = try PathArgument(in: text.line, from: text.offset) else {
      throw text.missing("`replay` needs a file", hint: "expected a scenario file")
    }
    return try await replayer.replay(file, in: text.line)
  }
}
