import ActionSyntax
import ComposableArchitecture

extension Command {
  static let advance = Command(
    name: "advance", usage: "advance [DURATION]",
    summary: "Move the clock to the next wake-up, or by a time",
    details: """
      Sleeping effects wake up in the order in which they are due.
        advance          to the next wake-up
        advance 500ms    by half a second
        advance 10m
      """
  ) { session, input in
    let loaded = try session.requireFeature(in: input.line)
    let limit = try session.advanceLimit(input, loaded.store.clock)
    return session.advance(loaded, to: limit)
  }
}

extension Session {
  fileprivate func advanceLimit(
    _ input: CommandInput, _ clock: VirtualClock
  ) throws -> VirtualClock.Instant {
    guard let duration = try duration(in: input) else {
      guard let next = clock.nextDeadline else {
        throw ShellError(.notThere, "nothing sleeps on the clock; `advance DURATION` moves it")
      }
      return next
    }
    return clock.now.advanced(by: duration)
  }

  fileprivate func advance(_ loaded: Loaded, to limit: VirtualClock.Instant) -> Output {
    let clock = loaded.store.clock
    let (isQuiet, texts) = writingDown { run(loaded, to: limit) }
    let now = "now \(DurationText.of(clock.now.offset))"
    return finish([now] + texts, isQuiet: isQuiet)
  }
}
