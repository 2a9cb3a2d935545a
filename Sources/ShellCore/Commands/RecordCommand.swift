import ActionSyntax

extension Command {
  static let record = Command(
    name: "record", usage: "record [FILE|stop]", summary: "keep this session in a scenario file",
    details: """
      From here on every command and its output is written to a new file, behind each
      command the whole of it. Where a feature runs, the file begins with what was
      typed to come here. Time stands still meanwhile, as it does in files: `advance`
      moves it. `note` adds prose; `tca check FILE` plays it again and compares.
        record lesson.md
        record stop
        record           says what is being recorded
      """,
    argument: .file
  ) { session, input in
    guard let argument = try PathArgument(in: input.line, from: input.restOffset) else {
      return Output(text: session.recordingText)
    }
    guard input.rest == "stop" else { return try session.startRecording(argument, input) }
    guard let text = session.stopRecording() else {
      throw ShellError(
        .recording, "nothing is being recorded", in: input.line, at: input.restOffset,
        hint: "expected `record FILE` first")
    }
    return Output(text: text)
  }
}

extension Session {
  fileprivate var recordingText: String {
    guard let recorder else { return "nothing is being recorded; `record FILE` begins" }
    let commands = recorder.count == 1 ? "1 command" : "\(countText(recorder.count)) commands"
    return "recording to \(recorder.name), \(commands) so far"
  }
}
