import ActionSyntax

extension Command {
  static let record = Command(
    name: "record", usage: "record [FILE|stop]", summary: "Record the session in a scenario file",
    details: """
      Every command and its output is written to a new file, which is complete after
      each command. If a feature is loaded, the file begins with the commands that
      reproduce the current state. While recording, the clock is manual and moves only
      with `advance`. `note` adds prose, and `tca check FILE` verifies the file.
        record lesson.md
        record stop
        record           show whether a recording is in progress
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: false),
    argument: .file
  ) { context, input in
    guard let argument = try PathArgument(in: input.line, from: input.restOffset) else {
      return Output(text: status(context.recorder))
    }
    guard ["stop", "off"].contains(input.rest) else { return try context.startRecording(argument) }
    guard let text = context.stopRecording() else {
      throw ShellError(
        .recording, "nothing is being recorded", in: input.line, at: input.restOffset,
        hint: "expected `record FILE` first")
    }
    return Output(text: text)
  }

  @MainActor
  private static func status(_ recorder: Recorder?) -> String {
    guard let recorder else { return "nothing is being recorded; `record FILE` starts a recording" }
    return "recording to \(recorder.name), \(recorder.countText) so far"
  }
}
