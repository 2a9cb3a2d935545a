import ComposableArchitecture
import SourceLoading

/// A journal entry that is running, with the values from its beginning that are needed at its
/// end.
struct OpenEntry {
  let index: Int
  /// Whether the line was refused with an error.
  fileprivate var wasRefused = false
  fileprivate let meaning: LineMeaning
  fileprivate let prompt: String
  fileprivate let isTimed: Bool
  fileprivate let isLive: Bool
  fileprivate let hasUncountedHidden: Bool
  /// When the first sleeping effect is due.
  fileprivate let due: Duration?
}

extension CommandContext {
  /// Opens an entry for a line, or for something that happens between lines.
  func open(_ line: String, _ meaning: LineMeaning) -> OpenEntry {
    let index = journal.open(line, meaning, before: moment)
    let entry = OpenEntry(
      index: index, meaning: meaning, prompt: prompt, isTimed: isTimed, isLive: clock.mode == .live,
      hasUncountedHidden: output.uncountedHidden > 0,
      due: loaded?.store.clock.nextDeadline?.offset)
    openEntries.append(entry)
    return entry
  }

  /// Completes an entry, and writes it to the recording.
  ///
  /// - Parameter output: The output; if the recording fails, the reason is added to it.
  func close(_ open: OpenEntry, _ output: inout Output) {
    output = output.withoutControls
    let wasRefused = openEntries.removeLast().wasRefused
    let after = moment, diagnostics = self.output.takeDiagnostics(), text = output
    let cause = cause(of: open), lastWake = clock.lastWake
    let isTimed = open.isTimed || isTimed || open.meaning.command.reads.contains(.time)
    let isReproducible = isReproducible(open)
    journal.close(open.index, output: text.fileText ?? text.text) { entry in
      entry.cause = cause
      entry.after = after
      // Time that passed after the last effect woke is not part of the entry.
      if cause == .time { entry.after.now = lastWake }
      entry.diagnostics = diagnostics
      entry.isError = text.isError
      entry.wasRefused = wasRefused
      entry.isTimed = isTimed
      entry.isReproducible = isReproducible
    }
    if openEntries.isEmpty { record(open, diagnostics, &output) }
  }

  /// The output of a line that is refused with an error. `explain` then shows the page of its code, or what the compiler said.
  func refusal(of error: any Error) -> Output {
    switch error {
    case let error as ShellError:
      output.diagnose(error.code.rawValue)
      return refusal(error.rendered())
    case let incomplete as IncompleteFeature:
      output.lastCompilerText = incomplete.leftOut.compilerText
      output.diagnose(incomplete.error.code.rawValue)
      return refusal(
        (incomplete.leftOut.lines + [incomplete.error.rendered()]).joined(separator: "\n"))
    case let error as CompilerErrors:
      output.lastCompilerText = error.full
      return refusal(error.text)
    default: return refusal("error: \(error)")
    }
  }

  /// The output of a line that is refused, which the open entry notes.
  func refusal(_ text: String) -> Output {
    if !openEntries.isEmpty { openEntries[openEntries.count - 1].wasRefused = true }
    return Output(text: text, isError: true)
  }

  /// Removes an entry, because nothing has happened.
  func discard(_ open: OpenEntry) {
    openEntries.removeLast()
    journal.discardLast()
  }

  /// The session now.
  var moment: JournalEntry.Moment {
    var moment = JournalEntry.Moment(prompt: prompt)
    moment.settings = printSettings
    guard let store = loaded?.store else { return moment }
    moment.position = journal.position
    moment.hasEffects = !store.running.isEmpty
    moment.travels = journal.travels
    moment.now = store.clock.now.offset
    return moment
  }

  /// The time on the feature's clock.
  var now: Duration { loaded?.store.clock.now.offset ?? .zero }

  /// The number of effects in flight.
  var effectCount: Int { loaded?.store.running.count ?? 0 }

  /// The path to the current state.
  var path: JournalPath { JournalPath(journal, to: moment) }

  /// Whether the feature depends on time.
  private var isTimed: Bool {
    guard let store = loaded?.store else { return false }
    return store.clock.nextDeadline != nil || store.dependencies.date.wasRead
  }

  /// The cause of the entry: a line or, after waiting, time or an external result.
  private func cause(of open: OpenEntry) -> JournalEntry.Cause {
    let waits = open.isLive && open.meaning.command.reads.contains(.realTime)
    guard waits || journal.entries[open.index].line.isEmpty else { return .line }
    guard let due = open.due, let now = loaded?.store.clock.now.offset, due <= now else {
      return .external
    }
    return .time
  }

  private func isReproducible(_ open: OpenEntry) -> Bool {
    guard !interruption.wasRequested, !open.hasUncountedHidden else { return false }
    if journal.entries[open.index].line.isEmpty { return output.uncountedHidden == 0 }
    let reads = open.meaning.command.reads
    return
      !(reads.contains(.history) && journal.hasTravelled
      || reads.contains(.clockMode) && open.isLive)
  }

  /// Whether a line explains the last error, which is not in the file because it is about recording.
  private func explainsUnrecordedError(_ meaning: LineMeaning) -> Bool {
    meaning.isAlone && meaning.command.reads.contains(.lastDiagnostic)
      && output.lastDiagnostic == ShellErrorCode.recording.rawValue
  }

  private func record(_ open: OpenEntry, _ diagnostics: [String], _ output: inout Output) {
    guard let recorder, !diagnostics.contains(ShellErrorCode.recording.rawValue) else { return }
    let typed = journal.entries.indices.contains(open.index) ? journal.entries[open.index].line : ""
    // If the clock has not moved, the cause is external.
    let line = typed.isEmpty ? "wait" : typed
    guard !typed.isEmpty || !output.text.isEmpty else { return }
    guard open.meaning.command.isRecorded, recorder.canHold(line) else { return }
    do {
      try recorder.add(
        line, open.meaning, at: open.prompt, output,
        mayDiffer: interruption.wasRequested || explainsUnrecordedError(open.meaning))
    } catch {
      let failure = endRecording(after: error)
      output.text += (output.text.isEmpty ? "" : "\n") + failure.text
      output.isError = true
    }
  }
}
