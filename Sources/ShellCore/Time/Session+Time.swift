import ActionSyntax
import ComposableArchitecture

extension Session {
  /// Who moves the clock; ``ClockMode/manual`` unless somebody sets it.
  package var clockMode: ClockMode {
    get { realTime == nil ? .manual : .live }
    set {
      guard newValue != clockMode else { return }
      realTime = newValue == .live ? now() : nil
    }
  }

  /// When ``catchUp()`` has something to do at the latest, as far as is known; nil: not before
  /// something comes from outside.
  package var nextWake: ContinuousClock.Instant? {
    guard let realTime, let clock = loaded?.store.clock, let next = clock.nextDeadline else {
      return nil
    }
    return realTime + clock.now.duration(to: next)
  }

  /// Lets the clock follow real time, if it is to, wakes who is due, and runs what has come from
  /// outside.
  ///
  /// - Returns: What came of it.
  package func catchUp() -> Output {
    isUnattended = true
    defer { isUnattended = false }
    return keepingCatchUp { catchUp(as: .sequel) }
  }

  /// Catches up, as a step of its own or as a part of the step before it.
  func catchUp(as kind: StepKind) -> Output {
    guard let loaded else {
      realTime = realTime.map { _ in now() }
      return Output()
    }
    seenArrivals = loaded.store.arrivals
    let limit = passedTime(loaded.store.clock)
    let (isQuiet, texts) = writingDown(as: kind) {
      loaded.store.settle() && run(loaded, to: limit)
    }
    return finish(texts, isQuiet: isQuiet)
  }

  /// Waits until ``catchUp()`` may have something to do.
  ///
  /// - Returns: False when the task was cancelled.
  package func somethingToCatchUp() async -> Bool {
    let deadline = nextWake ?? .now + .seconds(60)
    if deadline <= .now { return !Task.isCancelled }
    guard let store = loaded?.store else {
      try? await Task.sleep(until: deadline, clock: .continuous)
      return !Task.isCancelled
    }
    // Another feature has counted anew.
    _ = await store.arrival(after: min(seenArrivals, store.arrivals), until: deadline)
    return !Task.isCancelled
  }

  /// Moves a feature's clock, never back, and wakes who is due on the way, one after the other.
  ///
  /// - Returns: Whether the feature is quiet.
  func run(_ loaded: Loaded, to limit: VirtualClock.Instant) -> Bool {
    let clock = loaded.store.clock
    while clock.wakeNext(by: limit) {
      lastWake = clock.now.offset
      guard loaded.store.settle() else { return false }
    }
    clock.advance(to: limit)
    return true
  }

  /// Where the clock is to go, for the real time that has passed.
  ///
  /// A program that was stopped for an hour (Ctrl-Z), or could not keep up, does not make up for
  /// it: from somebody who is due, the clock goes a second further at most.
  private func passedTime(_ clock: VirtualClock) -> VirtualClock.Instant {
    guard let before = realTime else { return clock.now }
    let passed = before.duration(to: now()) / .milliseconds(1)
    // Whole milliseconds, so that times read well; the rest counts the next time.
    let whole = Duration.milliseconds(Int(passed))
    realTime = before + whole
    let limit = clock.now.advanced(by: whole)
    return min(limit, clock.nextDeadline?.advanced(by: .seconds(1)) ?? limit)
  }
}
