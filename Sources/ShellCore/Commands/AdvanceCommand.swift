import ActionSyntax
import ComposableArchitecture

extension Command {
  static let advance = Command(
    name: "advance",
    summary: "Move the clock to the next wake-up, or by a time",
    details: """
      Sleeping effects wake up in the order in which they are due.
        advance          to the next wake-up
        advance 500ms    by half a second
        advance 10m
      """,
    meaning: .changesFeature(inTest: .advancesClock, reads: .time),
    arguments: .duration,
    needs: \.loaded, \.time
  ) { duration, loaded, time in
    time.advance(loaded, to: try limit(duration, loaded.store))
  }

  @MainActor
  private static func limit(
    _ duration: Duration?, _ store: any LoadedFeature
  ) throws -> VirtualClock.Instant {
    guard let duration else {
      guard let next = store.clock.nextDeadline else {
        let outside = EffectList.outside(store).first.map { EffectList.name(of: $0) }
        let alternative =
          outside.map { "\($0) waits for external work, and `wait` for its result" }
          ?? "`advance DURATION` moves it"
        throw ShellError(.notThere, "no effect is asleep on the clock; \(alternative)")
      }
      return next
    }
    // The journal keeps times in nanoseconds, which end after 292 years.
    let last = VirtualClock.Instant(offset: .nanoseconds(Int64.max))
    let now = store.clock.now
    return duration > now.duration(to: last) ? max(now, last) : now.advanced(by: duration)
  }
}
