/// Repeats the lines of a session that another process has begun.
@MainActor
package final class SessionRestorer {
  private let session: Session
  private let log: WriteAheadLog
  private var comparison = StateComparison()
  private var parts: SessionParts { session.parts }

  /// - Parameters:
  ///   - session: A session in which nothing has happened.
  ///   - log: Follows the lines of the session. It does not note those that are repeated.
  package init(_ session: Session, _ log: WriteAheadLog) {
    self.session = session
    self.log = log
  }

  /// Repeats a session. Its output was printed before, so it is discarded.
  ///
  /// - Parameter progress: Called with the number of steps that were repeated, and the number of all steps.
  /// - Returns: Lines about what could not be restored.
  package func restore(
    _ plan: RestorePlan, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async -> [String] {
    parts.recovery.repeatLine(that: Recovery.Restored())
    log.beginRestoring(plan)
    for (index, step) in plan.steps.enumerated() {
      await perform(step, of: plan)
      progress(index + 1, plan.steps.count)
    }
    parts.clock.restoredTime = nil
    parts.clock.skip()
    log.endRestoring()
    parts.room.writer.endRestoring()
    parts.recovery.endRestoring()
    return comparison.warning(plan) + parts.recording.continueFile(without: plan.lostLine)
  }

  private func perform(_ step: RestorePlan.Step, of plan: RestorePlan) async {
    switch step {
    case .line(let number, let text, let now, let end):
      log.restore(number)
      parts.clock.restoredTime = now
      if mayHaveChanged(by: now) { _ = session.catchUp() }
      parts.clock.restoredTime = end
      parts.recovery.repeatLine(
        that: Recovery.Restored(
          sources: plan.sources[number]?.reversed() ?? [],
          scenarios: plan.scenarios[number]?.reversed() ?? [],
          room: plan.rooms[number],
          searches: plan.searches[number]?.reversed() ?? [],
          hasFailed: plan.failed.contains(number)))
      await session.interruption.repeating(stop: stop(of: text, plan.stops[number])) {
        _ = await session.evaluate(text)
      }
      plan.states[number].map { comparison.add($0, parts.features.stateFingerprint, of: number) }
    case .caughtUp(let now):
      parts.clock.restoredTime = now
      await catchUp()
    case .abandonedEffects: parts.features.abandonEffects()
    case .gaveUpDrawing: parts.features.drawing.isGivenUp = true
    case .lost(let line, let error):
      if parts.room.room != nil {
        parts.room.writer.add(parts.features.prompt, line ?? "", error)
      }
      guard line.map({ CommandTable.meaning(of: $0).isMissedInExports }) ?? true else { return }
      parts.entries.lost.note(error, in: parts.entries.journal)
    }
  }

  /// Whether the feature has something to do before a line. Without effects, only the time can have changed; looking costs as much as
  /// an eighth of a line.
  private func mayHaveChanged(by now: Duration) -> Bool {
    parts.features.effectCount > 0 || parts.features.now != now
  }

  /// Where to stop a line that Ctrl-C has stopped. A line that waits in real time is not stopped, because it does not pass the
  /// same checks each time; the clock ends it.
  private func stop(of line: String, _ checks: Int?) -> Int? {
    CommandTable.meaning(of: line).command.reads.contains(.realTime) ? nil : checks
  }

  /// Handles what the previous process handled between two lines. A result from outside may not have
  /// arrived yet.
  private func catchUp() async {
    guard let store = parts.features.running?.store else { return }
    let seen = parts.clock.seenArrivals
    guard session.catchUp().text.isEmpty, !EffectList.outside(store).isEmpty else { return }
    _ = await store.arrival(after: min(seen, store.arrivals), until: .now + Recovery.longestWait)
    _ = session.catchUp()
  }
}

/// Compares the states while a session is restored with those before.
private struct StateComparison {
  /// The first line from which on all states were different.
  private var firstDifferent: Int?

  mutating func add(_ before: UInt64, _ now: UInt64?, of number: Int) {
    firstDifferent = before == now ? nil : firstDifferent ?? number
  }

  func warning(_ plan: RestorePlan) -> [String] {
    guard let line = firstDifferent.flatMap(plan.line) else { return [] }
    return [
      "warning: the restored state differs from the one before, because `\(abbreviated(line))` had another result this time; "
        + "take dates, UUIDs, and random numbers from dependencies, such as `@Dependency(\\.uuid)`"
    ]
  }
}
