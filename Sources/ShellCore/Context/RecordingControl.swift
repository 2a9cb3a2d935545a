import ActionSyntax
import ComposableArchitecture
import FileAccess
import ScenarioFormat

extension CommandContext {
  /// Starts recording the session to a new file, which begins with the lines that reproduce it.
  func startRecording(_ argument: PathArgument) throws -> Output {
    if let recorder {
      throw ShellError(
        .recording, "`\(recorder.name)` is being recorded", in: line, at: 0,
        hint: "expected `record stop` first")
    }
    let file = argument.path(in: workspace.folder, home: workspace.home)
    let path = path, now = moment
    do throws(FileSystemError) {
      let recorder = Recorder(
        try recordingFile(file), name: argument.text,
        start: loaded.map { ($0.run, now.position) }, hasEarlierTravels: journal.hasTravelled,
        beginsLater: path.endOfLastChange < now.now, clockMode: clock.mode,
        relocation: Relocation(from: workspace.folder ?? ".", to: ScenarioFile.folder(of: file)))
      try recorder.begin(
        with: SessionScript.lines(of: path, to: now, keepsTime: true, recorder.relocation).map(
          \.withAnyOutput))
      return begin(recorder)
    } catch {
      throw ShellError(
        .file, error.reason(for: argument.text), in: line, at: argument.offset,
        hint: error == .changed ? nil : "expected the name of a new file")
    }
  }

  private func recordingFile(_ path: String) throws(FileSystemError) -> RecordingFile {
    guard let restoring else { return try RecordingFile(new: path, in: workspace.files) }
    // Whatever the reason was: the output is discarded.
    if restoring.hasFailed { throw .exists }
    return RecordingFile(restoring: path, in: workspace.files)
  }

  private func begin(_ recorder: Recorder) -> Output {
    self.recorder = recorder
    clock.mode = .manual
    if let loaded {
      journal.abandonUndone(loaded.store.environment)
      features.dropUndone()
    }
    let time =
      recorder.clockMode == .live ? "; the clock is now manual, `advance` moves it" : ""
    return Output(text: "recording to \(recorder.name)\(time)")
  }

  /// Ends the recording.
  ///
  /// - Returns: A line that says so; `nil` if there was no recording.
  func stopRecording() -> String? {
    guard let recorder else { return nil }
    self.recorder = nil
    clock.mode = recorder.clockMode
    return "recorded \(recorder.countText) to \(recorder.name)"
  }

  /// Ends the recording because its file cannot be written. The recorded part remains.
  func endRecording(after failure: FileSystemError) -> Output {
    let text = recorder.map { failure.reason(for: $0.name) } ?? ""
    let recorded = stopRecording() ?? ""
    return Output(text: "error: \(text); \(recorded)", isError: true)
  }

  /// Throws if a place is before the beginning of the recording: the file does not contain it.
  ///
  /// - Parameters:
  ///   - destination: The place; `nil` for another feature.
  ///   - isNamed: Whether the place was given by the number of its action.
  func checkRecording(reaches destination: Destination?, isNamed: Bool = false) throws {
    guard let recorder, let start = recorder.start, loaded?.run == start.run else { return }
    if let destination {
      let position = journal.position(at: destination)
      let isBeforeTime =
        isNamed && recorder.beginsLater && position.action == start.position.action
      if position >= start.position, !isBeforeTime { return }
    }
    throw ShellError(
      .recording, "the recording starts here", in: line, at: 0, hint: "expected `record stop` first"
    )
  }
}

extension TranscriptWriter.Interaction {
  /// The same line with `...` in place of its output, if it has any.
  fileprivate var withAnyOutput: Self {
    var entry = self
    entry.allowsAnyOutput = !output.isEmpty || allowsAnyOutput
    return entry
  }
}
