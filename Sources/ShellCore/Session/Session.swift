/// A shell without a terminal, which evaluates lines of text and returns their output.
///
/// ```swift
/// let session = Session(features: [
///   Feature(summary: "a number and two buttons", initialState: Counter.State()) { Counter() }
/// ])
/// let output = await session.evaluate("load counter")
/// ```
///
/// A line that begins with a dot is an action, `#` begins a comment, and any other line is a
/// command. A session survives every line: if a line cannot be evaluated, its output is an error and
/// nothing changes.
@MainActor
public final class Session {
  let parts: SessionParts
  private let recorder: EntryRecorder
  private let evaluator: LineEvaluator
  /// Draws the upper part of the terminal.
  package let stage: Stage
  /// What to show after the next output.
  private var notes = SessionNotes()

  /// A session in which no feature is loaded.
  ///
  /// - Parameters:
  ///   - features: The features that it can load.
  ///   - folder: The folder that paths are relative to; `nil` for the program's own.
  ///   - files: The files that lines can name. Initially empty.
  package init(
    features: [Feature], folder: String? = nil,
    files: any WritableFileSystem = InMemoryFileSystem()
  ) {
    let catalog = FeatureCatalog(features: features)
    parts = SessionParts(Workspace(catalog: catalog, files: files, folder: folder)) {
      CommandTable.meaning(of: $0).command
    }
    evaluator = LineEvaluator(parts: parts)
    recorder = EntryRecorder(
      parts.entries, parts.output, parts.time,
      observers: [parts.recording, parts.course, parts.recovery, parts.room])
    stage = Stage(parts.features, parts.display, parts.clock, parts.entries, catalog)
    stage.poll = { [room = parts.room] in StagePoll(room) }
    parts.lines.host = self
  }

  /// The prompt without `> `: `tca`, `ProductDetail.amountControl`.
  public var prompt: String { parts.features.prompt }

  public func evaluate(_ line: String) async -> Output {
    if let error = LineText.lengthError(line) { return evaluator.refusal.output(error) }
    let line = evaluator.typedForm(of: line)
    guard !line.isEmpty else { return Output() }
    let isOutermost = parts.entries.hasChange == nil
    parts.ticks.reset()
    var output = await recorder.record(line, CommandTable.meaning(of: line)) {
      let check = DiffInterruption.Check { [interruption] in interruption.wasRequested }
      return await DiffInterruption.$check.withValue(check) { await evaluator.output(of: line) }
    }
    if isOutermost { notes.move(to: &output) }
    return output
  }

  /// Shows something after the output of the line that is running, or of the next one. It is not a part of the output.
  package func note(_ text: String) { notes.add(text) }

  /// Evaluates one line that may not be valid UTF-8.
  public func evaluate(bytes: [UInt8]) async -> Output {
    if let line = String(validating: bytes, as: UTF8.self) { return await evaluate(line) }
    return evaluator.refusal.output(of: InputError(invalidUTF8: bytes)).withoutControls
  }
}

/// What the program that runs a session sets and reads.
extension Session {
  /// The features, the files, and the loader of Swift code.
  package var workspace: Workspace { parts.workspace }
  package var display: Display { parts.display }
  /// What moves the feature's clock; initially `advance` alone.
  package var clock: LiveClock { parts.clock }
  /// The course, and the current exercise.
  package var learning: Learning { parts.course.learning }

  /// Lets others follow the session.
  package var room: RoomControl { parts.room }

  /// Follows the lines; initially `nil`.
  package var recoveryLog: (any RecoveryLog)? {
    get { parts.recovery.log }
    set { parts.recovery.log = newValue }
  }

  /// The screen in the current drawing settings, as text; `nil` if there is none. Nothing appears or runs.
  package var redrawnScreen: String? {
    parts.features.drawing.draw { [screen = parts.screen] in
      (try? screen.drawScreen())?.lines.joined(separator: "\n")
    } ?? nil
  }

  /// The number of the action that led to the current state; `nil` before the first.
  package var lastActionNumber: Int? {
    parts.features.running.map { $0.store.snapshots.position }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Stops a line that runs too long.
  package var interruption: Interruption { parts.interruption }
  /// Collects what features print.
  package var output: OutputCollector { parts.output }
  /// What can be typed now.
  package var completer: Completer {
    func completer(readsState: Bool) -> Completer {
      Completer(
        parts.workspace, parts.features, parts.screen, hasExercise: learning.run != nil,
        readsState: readsState)
    }
    return parts.features.drawing.draw { completer(readsState: true) }
      ?? completer(readsState: false)
  }

  /// The files that are checked or loaded again when they are saved.
  package var watchedFiles: [WatchedFiles] {
    [
      WatchedFiles(learning.run, in: workspace),
      WatchedFiles(parts.watching, loaded: parts.features.running?.file, in: workspace),
    ]
    .compactMap { $0 }
  }

  /// Handles what has happened since the last line: time that passed, results from outside.
  func catchUp() -> Output { recorder.catchUp() }

  /// Waits until ``catchUp()`` may have something to do.
  ///
  /// - Returns: `false` if the task was cancelled.
  package func somethingToCatchUp() async -> Bool { await parts.time.somethingToCatchUp() }
}

extension Session: CommandHost {
  func makeTrial(in folder: String) -> any TrialSession { Trial(beside: self, in: folder) }
}
