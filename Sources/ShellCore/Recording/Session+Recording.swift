import ActionSyntax
import ComposableArchitecture
import Foundation
import ScenarioFormat

extension Session {
  /// Begins to keep the session in a new file: from here on, with what one types to come here.
  func startRecording(_ argument: PathArgument, _ input: CommandInput) throws -> Output {
    if let recorder {
      throw ShellError(
        .recording, "`\(recorder.name)` is being recorded", in: input.line, at: 0,
        hint: "expected `record stop` first")
    }
    try checkTrailIsWhole(input.line)
    let path = argument.path(in: folder, home: home)
    let recorder = Recorder(
      try makeFile(path, argument, input), name: argument.text,
      start: loaded.map { ($0.store, scene.place) },
      hasJourneysBehind: history.hasTravelled,
      beginsLater: trail.endOfLastStep(before: scene) < scene.now, clockMode: clockMode,
      relocation: Relocation(from: folder ?? ".", to: ScenarioFile.folder(of: path)))
    do {
      try recorder.begin(
        with: TrailScript.entries(of: trail, to: scene, keepsTime: true, recorder.relocation).map(
          \.withAnyOutput))
    } catch {
      throw ShellError(.file, error.text(argument.text), in: input.line, at: argument.offset)
    }
    return begin(recorder)
  }

  private func begin(_ recorder: Recorder) -> Output {
    self.recorder = recorder
    clockMode = .manual
    if loaded != nil { history.forgetUndone(in: loaded) }
    let time =
      recorder.clockMode == .live ? "; the clock stands still meanwhile, `advance` moves it" : ""
    return Output(text: "recording to \(recorder.name)\(time)")
  }

  private func makeFile(
    _ path: String, _ argument: PathArgument, _ input: CommandInput
  ) throws -> RecordingFile {
    do {
      return try RecordingFile(new: path)
    } catch {
      throw ShellError(
        .file, error.text(argument.text), in: input.line, at: argument.offset,
        hint: "expected the name of a new file")
    }
  }

  /// Ends the recording.
  ///
  /// - Returns: What is to be said of it; nil: there was none.
  func stopRecording() -> String? {
    guard let recorder else { return nil }
    self.recorder = nil
    clockMode = recorder.clockMode
    let commands = recorder.count == 1 ? "1 command" : "\(countText(recorder.count)) commands"
    return "recorded \(commands) to \(recorder.name)"
  }

  /// Adds prose to the recording.
  func addNote(_ text: String, _ input: CommandInput) throws -> Output {
    guard let recorder else {
      throw ShellError(
        .recording, "nothing is being recorded", in: input.line, at: 0,
        hint: "expected `record FILE` first")
    }
    do {
      try recorder.add(note: text)
    } catch {
      return broken(by: error)
    }
    return Output()
  }

  /// Adds a line to the recording, if there is one; when that fails, the answer says so.
  func record(_ line: String, at prompt: String, _ output: inout Output) {
    guard let recorder, Self.isRecorded(line), lastDiagnostic != ShellErrorCode.recording.rawValue
    else { return }
    let moved = recorder.relocation.line(line)
    var entry = TranscriptWriter.Entry(prompt: prompt, command: moved, output: output.text)
    entry.allowsAnyOutput =
      interruption.wasRequested || output.isError && moved != line
      || recorder.hasJourneysBehind && TrailLine(line).tellsOfJourneys
    do {
      try recorder.add(entry)
    } catch {
      let failure = broken(by: error)
      output.text += (output.text.isEmpty ? "" : "\n") + failure.text
      output.isError = true
    }
  }

  /// The recording cannot go on; what was recorded stays.
  private func broken(by failure: RecordingFile.Failure) -> Output {
    let text = recorder.map { failure.text($0.name) } ?? ""
    let recorded = stopRecording() ?? ""
    return Output(text: "error: \(text); \(recorded)", isError: true)
  }

  /// Whether a scenario can hold the line, and is to.
  private static func isRecorded(_ line: String) -> Bool {
    guard !line.unicodeScalars.contains(where: { "\0\n\r".unicodeScalars.contains($0) }) else {
      return false
    }
    return !["record", "note", "export", "quit", "exit"].contains(CommandInput(line).name)
  }
}

extension Session {
  /// Refuses to travel to before the recording: there, a file knows nothing of it.
  ///
  /// - Parameters:
  ///   - place: nil: another `load`.
  ///   - isNamed: Whether an action is named, behind which it is.
  func checkRecording(reaches place: Timeline.Place?, isNamed: Bool = false) throws {
    guard let recorder, let start = recorder.start, loaded?.store === start.store else { return }
    if let place, Trail.Place(step: place.done, action: place.action) >= start.place,
      !(isNamed && recorder.beginsLater && place.action == start.place.action)
    {
      return
    }
    throw ShellError(
      .recording, "the recording begins here", in: line, at: 0, hint: "expected `record stop` first"
    )
  }

  /// Refuses to let the clock go by itself.
  func checkRecordingStands(_ input: CommandInput, at offset: Int) throws {
    guard recorder != nil else { return }
    throw ShellError(
      .recording, "the clock stands still while the session is recorded", in: input.line,
      at: offset, hint: "expected `advance`, or `record stop` first")
  }
}

extension RecordingFile.Failure {
  func text(_ name: String) -> String {
    switch self {
    case .exists: "there is a file `\(name)` already"
    case .noFolder: "there is no folder for `\(name)`"
    case .unwritable: "`\(name)` cannot be written"
    case .changed: "`\(name)` was changed or removed meanwhile"
    }
  }
}

extension TranscriptWriter.Entry {
  /// The same, where it has output with any in its place.
  fileprivate var withAnyOutput: Self {
    var entry = self
    entry.allowsAnyOutput = !output.isEmpty || allowsAnyOutput
    return entry
  }
}
