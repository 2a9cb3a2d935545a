/// Starts and ends recordings, and writes each line to the file.
@MainActor
final class RecordingControl {
  /// Writes the session to a file; `nil` if it is not being recorded.
  private var recorder: Recorder? {
    didSet { if recorder == nil { workspace.permissions.recordedFile = nil } }
  }
  private let features: SessionFeatures
  private let entries: SessionEntries
  private let workspace: Workspace
  private let clock: LiveClock
  private let output: OutputCollector
  private let recovery: Recovery
  private let interruption: Interruption

  init(
    _ features: SessionFeatures, _ entries: SessionEntries,
    _ workspace: Workspace, _ clock: LiveClock, _ output: OutputCollector, _ recovery: Recovery,
    _ interruption: Interruption
  ) {
    self.features = features
    self.entries = entries
    self.workspace = workspace
    self.clock = clock
    self.output = output
    self.recovery = recovery
    self.interruption = interruption
  }

  var isOn: Bool { recorder != nil }

  /// Whether a recording is in progress, in words.
  var status: String {
    guard let recorder else { return "nothing is being recorded; `record FILE` starts a recording" }
    return "recording to \(recorder.name), \(recorder.countText) so far"
  }

  /// Starts recording the session to a new file, which begins with the lines that reproduce it.
  func start(_ argument: PathArgument, in line: String) throws -> Output {
    if let recorder {
      throw InputError(
        .recording, "`\(recorder.name)` is being recorded", in: line, at: 0,
        hint: "expected `record stop` first")
    }
    let file = argument.path(in: workspace.folder, home: workspace.home)
    let path = entries.path(isTyped: true), now = entries.moment
    do throws(FileSystemError) {
      let recorder = Recorder(
        try recordingFile(file), name: argument.text,
        start: features.running.map { ($0.run, now.position) },
        hasEarlierTravels: entries.journal.hasTravelled,
        beginsLater: path.endOfLastChange < now.now, clockMode: clock.mode,
        relocation: Relocation(from: workspace.folder ?? ".", to: ScenarioFile.folder(of: file)))
      try recorder.begin(
        with: SessionScript.lines(of: path, to: now, keepsTime: true, recorder.relocation).map(
          \.withAnyOutput))
      workspace.permissions.recordedFile = file
      return begin(recorder)
    } catch {
      throw workspace.lineFiles.refusal(error, of: argument, in: line)
    }
  }

  private func recordingFile(_ path: String) throws(FileSystemError) -> RecordingFile {
    let file = try workspace.lineFiles.gate.ownFile(path)
    guard recovery.isRestoring else { return try RecordingFile(new: file) }
    // Whatever the reason was: the output is discarded.
    if recovery.hasFailedBefore { throw .exists }
    return RecordingFile(restoring: file)
  }

  private func begin(_ recorder: Recorder) -> Output {
    self.recorder = recorder
    clock.mode = .manual
    if let loaded = features.running {
      entries.abandonUndone(of: loaded)
      features.dropUndone()
    }
    let time =
      recorder.clockMode == .live ? "; the clock is now manual, `advance` moves it" : ""
    return Output(text: "recording to \(recorder.name)\(time)")
  }

  /// Ends the recording.
  ///
  /// - Returns: A line that says so; `nil` if there was no recording.
  func stop() -> String? {
    guard let recorder else { return nil }
    self.recorder = nil
    clock.mode = recorder.clockMode
    return "recorded \(recorder.countText) to \(recorder.name)"
  }

  /// Ends the recording because its file cannot be written. The recorded part remains.
  func end(after failure: FileSystemError) -> Output {
    let text = recorder.map { failure.reason(for: $0.name) } ?? ""
    let recorded = stop() ?? ""
    return Output(text: "error: \(text); \(recorded)", isError: true)
  }

  /// Throws if a place is before the beginning of the recording: the file does not contain it.
  ///
  /// - Parameters:
  ///   - destination: The place; `nil` for another feature.
  ///   - isNamed: Whether the place was given by the number of its action.
  func check(reaches destination: Destination?, isNamed: Bool = false) throws {
    guard let recorder, let start = recorder.start, features.running?.run == start.run else {
      return
    }
    if let destination {
      let position = entries.journal.destinations.position(at: destination)
      let isBeforeTime =
        isNamed && recorder.beginsLater && position.action == start.position.action
      if position >= start.position, !isBeforeTime { return }
    }
    throw InputError(
      .recording, "the recording starts here", in: entries.line, at: 0,
      hint: "expected `record stop` first"
    )
  }
}

extension RecordingControl {
  /// Adds a paragraph or a heading to the file.
  ///
  /// - Returns: The output; `nil` if nothing is being recorded.
  func add(note: String) -> Output? {
    guard let recorder else { return nil }
    do throws(FileSystemError) {
      try recorder.add(note: note)
    } catch {
      return end(after: error)
    }
    return Output()
  }

  /// Continues a recording that was open, if its file is as the previous process left it.
  ///
  /// - Parameter lost: The line that has ended the previous process, which may have been written already.
  /// - Returns: Why it does not continue.
  func continueFile(without lost: String?) -> [String] {
    guard let recorder else { return [] }
    do {
      try recorder.continueFile(without: lost)
      return []
    } catch {
      return [end(after: error).text]
    }
  }
}

extension RecordingControl: EntryObserver {
  /// Writes the entry to the file. If that fails, the reason is added to the output.
  func didClose(_ entry: ClosedEntry, _ output: inout Output) {
    guard let recorder, !entry.diagnostics.contains(InputErrorCode.recording.rawValue) else {
      return
    }
    // If the clock has not moved, the cause is external.
    let line = entry.line.isEmpty ? "wait" : entry.line
    guard !entry.line.isEmpty || !output.text.isEmpty else { return }
    guard entry.meaning.command.isRecorded, recorder.canHold(line) else { return }
    do {
      try recorder.add(
        line, entry.meaning, at: entry.prompt, output,
        mayDiffer: interruption.wasRequested || explainsUnrecordedError(entry.meaning))
    } catch {
      let failure = end(after: error)
      output.text += (output.text.isEmpty ? "" : "\n") + failure.text
      output.isError = true
    }
  }

  /// Whether a line explains the last error, which is not in the file because it is about recording.
  private func explainsUnrecordedError(_ meaning: LineMeaning) -> Bool {
    meaning.isAlone && meaning.command.reads.contains(.lastDiagnostic)
      && output.lastDiagnostic == InputErrorCode.recording.rawValue
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
