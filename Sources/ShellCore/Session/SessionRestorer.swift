import LoadedFeatures
import SessionHistory
import Workspaces
import ComposableArchitecture
import OutputText

/// Repeats the lines of a session that another process has begun.
@MainActor
package struct SessionRestorer {
  private let session: Session
  private let log: WriteAheadLog
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
  /// - Returns: Lines about what could not be restored.
  package func restore(_ plan: RestorePlan) async -> [String] {
    parts.recovery.repeatLine(that: Recovery.Restored())
    log.beginRestoring()
    for step in plan.steps { await perform(step, of: plan) }
    parts.clock.restoredTime = nil
    parts.clock.skip()
    log.endRestoring()
    parts.recovery.endRestoring()
    return parts.recording.continueFile(without: plan.lostLine)
  }

  private func perform(_ step: RestorePlan.Step, of plan: RestorePlan) async {
    switch step {
    case .line(let number, let text, let now, let end):
      log.restore(number)
      parts.clock.restoredTime = now
      _ = session.catchUp()
      parts.clock.restoredTime = end
      parts.recovery.repeatLine(
        that: Recovery.Restored(
          sources: plan.sources[number]?.reversed() ?? [],
          scenarios: plan.scenarios[number]?.reversed() ?? [],
          room: plan.rooms[number],
          hasFailed: plan.failed.contains(number)))
      await session.interruption.repeating(stop: stop(of: text, plan.stops[number])) {
        _ = await session.evaluate(text)
      }
    case .caughtUp(let now):
      parts.clock.restoredTime = now
      await catchUp()
    case .abandonedEffects: parts.feature.abandonEffects()
    case .gaveUpDrawing: parts.feature.drawing.isGivenUp = true
    }
  }

  /// Where to stop a line that Ctrl-C has stopped. A line that waits in real time is not stopped, because it does not pass the
  /// same checks each time; the clock ends it.
  private func stop(of line: String, _ checks: Int?) -> Int? {
    CommandTable.meaning(of: line).command.reads.contains(.realTime) ? nil : checks
  }

  /// Handles what the previous process handled between two lines. A result from outside may not have
  /// arrived yet.
  private func catchUp() async {
    guard let store = parts.feature.running?.store else { return }
    let seen = parts.clock.seenArrivals
    guard session.catchUp().text.isEmpty, !EffectList.outside(store).isEmpty else { return }
    _ = await store.arrival(after: min(seen, store.arrivals), until: .now + Recovery.longestWait)
    _ = session.catchUp()
  }
}
