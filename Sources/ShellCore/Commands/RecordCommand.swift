enum RecordCommand {
  static let command = Command(
    name: "record", summary: "Record the session in a scenario file",
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
    arguments: .recording,
    needs: \.recording, \.entry
  ) { request, recording, entry in
    switch request {
    case .status: return Output(text: recording.status)
    case .start(let file): return try recording.start(file, in: entry.line)
    case .stop(let argument):
      if let text = recording.stop() { return Output(text: text) }
      throw argument.error(
        .recording, "nothing is being recorded", hint: "expected `record FILE` first")
    }
  }
}

private enum RecordRequest {
  case status
  case start(PathArgument)
  case stop(CommandArgument)
}

extension Arguments where Value == RecordRequest {
  fileprivate static var recording: Self {
    Self(
      usage: "[FILE|stop]", files: [.creates("record FILE"), .replaces("record FILE")],
      completion: .file
    ) { input in
      guard let file = try PathArgument(in: input.line, from: input.restOffset) else {
        return .status
      }
      return ["stop", "off", "end"].contains(input.rest) ? .stop(input.argument) : .start(file)
    }
  }
}
