/// The journal of a session, and the entries that are running.
@MainActor
final class SessionEntries {
  private(set) var journal = Journal()
  /// The entries that are running, outermost first: those of `replay` and of a line in its file.
  private var open: [OpenEntry] = []
  /// Where `skip` or `move` has ended: the run, and the position in it.
  var repeated: (run: Int, end: Journal.Position)?
  /// The lines and effects that ended a process.
  var lost = LostLines()
  private let features: SessionFeatures
  private let display: Display
  private let clock: LiveClock
  private let output: OutputCollector
  private let interruption: Interruption

  init(
    _ features: SessionFeatures, _ display: Display, _ clock: LiveClock, _ output: OutputCollector,
    _ interruption: Interruption
  ) {
    self.features = features
    self.display = display
    self.clock = clock
    self.output = output
    self.interruption = interruption
  }

  /// The line of the innermost entry that is running; empty between two lines.
  var line: String { open.last?.line ?? "" }
  /// Whether the innermost entry that is running has changed the feature; `nil` between two lines.
  var hasChange: Bool? { open.last.map { journal.entries.hasChange($0.index) } }
  /// Whether the current run consists of what `skip` or `move` has repeated, so that one `undo` takes it back.
  var isJustRepeated: Bool {
    guard let repeated, repeated.run == journal.currentRun else { return false }
    return repeated.end == journal.position && journal.destinations.redo == nil
  }

  /// The path to the current state.
  ///
  /// - Parameter isTyped: Whether another session is to repeat it, with its views.
  func path(isTyped: Bool = false) -> JournalPath {
    JournalPath(journal, to: moment, isTyped: isTyped)
  }

  var moment: JournalEntry.Moment {
    var moment = JournalEntry.Moment(prompt: features.prompt)
    moment.settings = display.settingsOfFeature
    guard let store = features.running?.store else { return moment }
    moment.position = journal.position
    moment.hasEffects = !store.runningEffects.isEmpty
    moment.isStopped = store.holdsWork
    moment.travels = journal.travels
    moment.now = store.clock.now.offset
    return moment
  }

  private var conditions: EntryConditions {
    let store = features.running?.store
    let deadline = store?.clock.nextDeadline?.offset
    return EntryConditions(
      moment: moment, isTimed: deadline != nil || store?.dependencies.date.wasRead ?? false,
      isLive: clock.mode == .live, nextDeadline: deadline, lastWake: clock.lastWake,
      uncountedHidden: output.uncountedHidden, hasTravelled: journal.hasTravelled,
      wasInterrupted: interruption.wasRequested)
  }
}

/// Opening and completing entries.
extension SessionEntries {
  /// Opens an entry for a line, or for something that happens between lines.
  func begin(_ line: String, _ meaning: LineMeaning) {
    let start = conditions
    let index = journal.open(line, meaning, before: start.moment)
    open.append(OpenEntry(index: index, line: line, meaning: meaning, start: start))
  }

  /// Completes the entry that was opened last.
  func close(_ output: Output) -> ClosedEntry {
    let entry = open.removeLast(), line = entry.line
    let diagnostics = self.output.takeDiagnostics()
    var outcome = JournalEntry.Outcome(of: line, entry.meaning, from: entry.start, to: conditions)
    outcome.diagnostics = diagnostics
    outcome.isError = output.isError
    outcome.notes = entry.notes
    let issues = features.running?.store.takeReportedIssues() ?? []
    if !issues.isEmpty { outcome.notes.append(.reported(issues)) }
    journal.close(entry.index, output: output.fileText ?? output.text, outcome)
    return ClosedEntry(
      line: line, meaning: entry.meaning, prompt: entry.start.moment.prompt,
      diagnostics: diagnostics)
  }

  /// Removes the entry that was opened last, because nothing has happened.
  func discard() {
    open.removeLast()
    journal.discardLast()
  }

  /// Notes what a command has found out, in the innermost entry.
  func note(_ note: EntryNote) {
    if !open.isEmpty { open[open.count - 1].notes.append(note) }
  }
}

/// What commands do to the journal.
extension SessionEntries {
  /// Adds a change to the innermost entry.
  func add(_ change: JournalEntry.Change) {
    if let entry = open.last { journal.add(change, to: entry.index) }
  }

  /// Begins a run by the innermost entry.
  ///
  /// - Parameter load: What to type in a new session to begin the same way; `nil` if it is the same as in the run before.
  /// - Returns: Its number; `nil` if no entry is running.
  func beginRun(of feature: String, load: (line: String, output: String)?) -> Int? {
    open.last.map { journal.beginRun(of: feature, by: $0.index, load: load) }
  }

  /// Abandons the changes ahead of the cursor, before the running feature ends or a recording begins.
  func abandonUndone(of feature: RunningFeature) {
    journal.abandonUndone(feature.store.environment)
  }

  /// Moves the cursor within the current run.
  func travel(to destination: Destination) {
    journal.travel(toStep: destination.done, action: destination.action, by: open.last?.index)
  }

  /// Moves the cursor to its last position in another run.
  func travel(toRun number: Int) { journal.travel(toRun: number) }
}

/// An entry that is running, with the values from its beginning that are needed at its end.
private struct OpenEntry {
  let index: Int
  let line: String
  let meaning: LineMeaning
  let start: EntryConditions
  /// What its commands have found out.
  var notes: [EntryNote] = []
}
