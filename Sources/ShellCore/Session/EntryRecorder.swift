/// Runs lines as entries of the journal, and tells the observers.
@MainActor
final class EntryRecorder {
  private let entries: SessionEntries
  private let output: OutputCollector
  private let clock: ClockRunner
  private let observers: [any EntryObserver]
  /// Whether it was said that the journal has dropped outputs.
  private var saidWhatWasDropped = false

  /// - Parameter observers: Hear of the outermost entries, in this order.
  init(
    _ entries: SessionEntries, _ output: OutputCollector, _ clock: ClockRunner,
    observers: [any EntryObserver]
  ) {
    self.entries = entries
    self.output = output
    self.clock = clock
    self.observers = observers
  }

  /// Runs a line as an entry.
  ///
  /// - Parameter body: Runs the line and returns its output.
  func record(_ line: String, _ meaning: LineMeaning, _ body: () async -> Output) async -> Output {
    guard entries.hasChange == nil else {
      entries.begin(line, meaning)
      let output = await body()
      _ = close(output)
      // The outer line knows what was printed in it.
      return output.withoutControls
    }
    let warning: String?
    switch willOpen(line) {
    case .run(let text):
      warning = text
      if let text { entries.lost.note(text, in: entries.journal) }
    case .skip(let output):
      if meaning.isMissedInExports { entries.lost.note(output.text, in: entries.journal) }
      return output
    }
    entries.begin(line, meaning)
    var (entry, output) = close(await body())
    for observer in observers { observer.didClose(entry, &output) }
    if let warning {
      output.text = warning + (output.text.isEmpty ? "" : "\n") + output.text
      output.styledText = []
    }
    if !saidWhatWasDropped, entries.journal.entries.withoutOutput > 0,
      let note = entries.journal.entries.noteOnDroppedOutputs
    {
      saidWhatWasDropped = true
      output.text += (output.text.isEmpty ? "" : "\n") + note
      output.styledText = []
    }
    return output
  }

  /// Handles what has happened since the last line: moves a live clock, wakes the effects that are
  /// due, and runs those that have a result from outside.
  func catchUp() -> Output {
    let diagnostic = output.lastDiagnostic
    output.lastDiagnostic = nil
    output.isUnattended = true
    defer {
      output.isUnattended = false
      if output.lastDiagnostic == nil { output.lastDiagnostic = diagnostic }
    }
    _ = willOpen("")
    entries.begin("", .event)
    let result = clock.catchUp(as: .unattended)
    guard !result.text.isEmpty || entries.hasChange == true else {
      entries.discard()
      for observer in observers { observer.didDiscard() }
      return result
    }
    var (entry, output) = close(result)
    for observer in observers { observer.didClose(entry, &output) }
    return output
  }

  /// How the line starts for all observers: with the first warning, or not at all.
  private func willOpen(_ line: String) -> EntryStart {
    var warning: String?
    for observer in observers {
      switch observer.willOpen(line) {
      case .run(let text): warning = warning ?? text
      case .skip(let output): return .skip(output)
      }
    }
    return .run(warning: warning)
  }

  private func close(_ output: Output) -> (entry: ClosedEntry, output: Output) {
    let output = ShownPrints.separated(output.withoutControls)
    return (entries.close(output), output)
  }
}
