/// Moves the clock of the running feature, and handles what has happened since the last line.
@MainActor
final class ClockRunner {
  private let clock: LiveClock
  private let features: SessionFeatures
  private let changes: ChangeMaker
  private let interruption: Interruption

  init(
    _ clock: LiveClock, _ features: SessionFeatures, _ changes: ChangeMaker,
    _ interruption: Interruption
  ) {
    self.clock = clock
    self.features = features
    self.changes = changes
    self.interruption = interruption
  }

  /// Moves a live clock, wakes the effects that are due, and runs those that have a result from
  /// outside, as a part of the open entry.
  func catchUp(as kind: ChangeKind) -> Output {
    guard let store = features.running?.store else {
      clock.skip()
      return Output()
    }
    clock.seenArrivals = store.arrivals
    guard !store.holdsWork else {
      clock.skip()
      return Output()
    }
    let limit = clock.limit(of: store.clock, isIdle: store.isIndependentOfTime)
    let (isIdle, texts) = changes.change(as: kind) { store.settle() && advance(store, to: limit) }
    return changes.finish(texts, isIdle: isIdle)
  }

  /// Moves a feature's clock forward as a change, and wakes the effects that are due on the way.
  ///
  /// - Returns: The output, which begins with the time.
  func advance(_ loaded: RunningFeature, to limit: VirtualClock.Instant) -> Output {
    let (isIdle, texts) = changes.change { advanceUntilStopped(loaded.store, to: limit) }
    let now = "now \(DurationText.of(loaded.store.clock.now.offset))"
    return changes.finish([now] + texts, isIdle: isIdle)
  }

  /// Lets a feature go on that a breakpoint has stopped, as a change: what was held back, and then the rest of the time by which a line
  /// was moving the clock.
  func goOn(_ loaded: RunningFeature) -> Output {
    let store = loaded.store, limit = changes.heldLimit.flatMap { $0 > store.clock.now ? $0 : nil }
    let (isIdle, texts) = changes.change {
      guard store.releaseWork() else { return false }
      guard let limit else { return true }
      return advanceUntilStopped(store, to: limit)
    }
    let now = limit.map { _ in "now \(DurationText.of(store.clock.now.offset))" }
    return changes.finish([now].compactMap(\.self) + texts, isIdle: isIdle)
  }

  /// Moves a clock forward, and notes how far it was to go if a breakpoint stops the feature on the way.
  private func advanceUntilStopped(
    _ store: any SessionStore, to limit: VirtualClock.Instant
  ) -> Bool {
    let isIdle = changes.wasStopped || advance(store, to: limit)
    if changes.wasStopped, store.clock.now < limit { changes.heldLimit = limit }
    return isIdle
  }

  /// Wakes one sleeper as a change, even before those that are due earlier.
  ///
  /// - Returns: The output, which begins with the time.
  func wake(_ index: Int, in loaded: RunningFeature) -> Output {
    let store = loaded.store
    let (isIdle, texts) = changes.change {
      guard store.clock.wake(at: index) != nil else { return true }
      clock.lastWake = store.clock.now.offset
      return store.settle()
    }
    let now = "now \(DurationText.of(store.clock.now.offset))"
    return changes.finish([now] + texts, isIdle: isIdle)
  }

  /// Moves a feature's clock forward, and wakes the effects that are due on the way, one after the
  /// other.
  ///
  /// - Returns: Whether the feature is idle; `false` if it was interrupted.
  private func advance(_ store: any SessionStore, to limit: VirtualClock.Instant) -> Bool {
    while store.clock.wakeNext(by: limit) {
      clock.lastWake = store.clock.now.offset
      guard store.settle() else { return false }
      if changes.wasStopped { return true }
    }
    store.clock.advance(to: limit)
    return true
  }

  /// When there will be something to catch up with, if that is known.
  var nextWake: ContinuousClock.Instant? { clock.nextWake(on: features.running?.store.clock) }

  /// Waits until there may be something to catch up with.
  ///
  /// - Returns: `false` if the task was cancelled.
  func somethingToCatchUp() async -> Bool {
    let deadline = nextWake ?? .now + .seconds(60)
    if deadline <= .now { return !Task.isCancelled }
    guard let store = features.running?.store else {
      try? await Task.sleep(until: deadline, clock: .continuous)
      return !Task.isCancelled
    }
    // Each feature counts its external results from zero.
    _ = await store.arrival(after: min(clock.seenArrivals, store.arrivals), until: deadline)
    return !Task.isCancelled
  }

  /// Waits in real time until no effect can end without `advance`.
  ///
  /// - Parameter longest: For how long.
  /// - Returns: The output, and whether such effects are left.
  func wait(
    _ loaded: RunningFeature, until deadline: ContinuousClock.Instant
  ) async -> (output: Output, isLate: Bool) {
    var texts: [String] = []
    while true {
      let seen = loaded.store.arrivals
      let output = catchUp(as: .waiting)
      if !output.text.isEmpty { texts.append(output.text) }
      if output.isError || awaited(in: loaded).isEmpty {
        return (Output(text: texts.joined(separator: "\n"), isError: output.isError), false)
      }
      // The deadline is checked last, so that a result that arrived in time is never missed.
      guard !interruption.wasRequested, ContinuousClock.now < deadline else { break }
      await interruption.cancelling {
        _ = await loaded.store.arrival(after: seen, until: min(deadline, self.nextWake ?? deadline))
      }
    }
    return (Output(text: texts.joined(separator: "\n")), true)
  }

  /// The effects that may end without `advance`.
  func awaited(in loaded: RunningFeature) -> [RunningEffect] {
    clock.mode == .live ? loaded.store.runningEffects : EffectList.outside(loaded.store)
  }
}
