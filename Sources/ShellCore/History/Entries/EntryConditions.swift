/// What the outcome of an entry depends on besides its output: the session at its beginning or its end.
struct EntryConditions {
  var moment: JournalEntry.Moment
  /// Whether the feature depends on time.
  var isTimed: Bool
  var isLive: Bool
  /// When the first sleeping effect is due.
  var nextDeadline: Duration?
  /// When an effect woke last.
  var lastWake: Duration
  /// How many blocks were hidden between lines and not counted yet.
  var uncountedHidden: Int
  /// Whether the session has travelled or loaded a second feature.
  var hasTravelled: Bool
  var wasInterrupted: Bool
}

extension JournalEntry.Outcome {
  /// Decides what the journal says about an entry.
  ///
  /// - Parameters:
  ///   - line: The line as it was typed; empty if nothing was typed.
  ///   - start: The session before it.
  ///   - end: The session after it.
  init(
    of line: String, _ meaning: LineMeaning, from start: EntryConditions, to end: EntryConditions
  ) {
    after = end.moment
    cause = Self.cause(of: line, meaning, from: start, to: end)
    // Time that passed after the last effect woke is not part of the entry.
    if cause == .time { after.now = end.lastWake }
    isTimed = start.isTimed || end.isTimed || meaning.command.reads.contains(.time)
    isReproducible = Self.isReproducible(line, meaning, from: start, to: end)
  }

  /// The cause of the entry: a line or, after waiting, time or an external result.
  private static func cause(
    of line: String, _ meaning: LineMeaning, from start: EntryConditions, to end: EntryConditions
  ) -> JournalEntry.Cause {
    let waits = start.isLive && meaning.command.reads.contains(.realTime)
    guard waits || line.isEmpty else { return .line }
    guard let due = start.nextDeadline, due <= end.moment.now else { return .external }
    return .time
  }

  private static func isReproducible(
    _ line: String, _ meaning: LineMeaning, from start: EntryConditions, to end: EntryConditions
  ) -> Bool {
    guard !end.wasInterrupted, start.uncountedHidden == 0 else { return false }
    if line.isEmpty { return end.uncountedHidden == 0 }
    let reads = meaning.command.reads
    return
      !(reads.contains(.history) && end.hasTravelled
      || reads.contains(.clockMode) && start.isLive)
  }
}
