enum AdvanceCommand {
  static let command = Command(
    name: "advance",
    summary: "Move the clock to the next wake-up, or by a time",
    details: """
      Sleeping effects wake up in the order in which they are due. With the number of
      an effect in `effects`, it wakes up first, and those that are due earlier are
      late.
        advance          to the next wake-up
        advance 500ms    by half a second
        advance 10m
        advance 2        effect 2 first
      """,
    meaning: .changesFeature(inTest: .advancesClock, reads: .time),
    isForBeginners: true,
    arguments: .timeOrEffect,
    needs: \.loaded, \.time, \.entry
  ) { request, loaded, time, entry in
    switch request {
    case .effect(let word):
      let sleeper = try effect(word, loaded.store)
      entry.note(.woke(sleeper: sleeper))
      return time.wake(sleeper, in: loaded)
    case .time(let duration):
      var output = time.advance(loaded, to: try limit(duration, loaded.store))
      // An effect whose action is held back does not wait for anything.
      if !loaded.store.holdsWork { output.note = EffectList.externalWork(loaded.store) }
      return output
    }
  }

  /// The index of the sleeper of an effect.
  @MainActor
  private static func effect(_ word: CommandArgument, _ store: any SessionStore) throws -> Int {
    let sleepers = store.clock.sleepers
    if let index = sleepers.firstIndex(where: { $0.effect.map { "\($0.number)" } == word.text }) {
      return index
    }
    let asleep = sleepers.compactMap { $0.effect.map { "\($0.number)" } }
    throw word.error(
      .notThere, "effect \(abbreviated(word.text)) is not asleep on the clock",
      hint: asleep.isEmpty
        ? "no effect is asleep; a duration has a unit, such as 500ms or 3s"
        : "expected \(alternatives(asleep)), or a duration such as 500ms")
  }

  @MainActor
  private static func limit(
    _ duration: Duration?, _ store: any SessionStore
  ) throws -> VirtualClock.Instant {
    guard let duration else {
      guard let next = store.clock.nextDeadline else {
        let alternative = EffectList.externalWork(store) ?? "`advance DURATION` moves it"
        throw InputError(.notThere, "no effect is asleep on the clock; \(alternative)")
      }
      return next
    }
    // The journal keeps times in nanoseconds, which end after 292 years.
    let last = VirtualClock.Instant(offset: .nanoseconds(Int64.max))
    let now = store.clock.now
    return duration > now.duration(to: last) ? max(now, last) : now.advanced(by: duration)
  }
}

extension Arguments where Value == AdvanceRequest {
  /// A duration such as `500ms`, the number of an effect, or nothing.
  fileprivate static var timeOrEffect: Self {
    Self(usage: "[DURATION|N]", files: []) { input in
      if AdvanceRequest.isNumber(input.rest) { return .effect(try input.oneWord("a number")) }
      return .time(try Arguments<Duration?>.duration.read(input))
    }
  }
}
