import ComposableArchitecture

extension CommandContext {
  /// Handles what has happened since the last line: moves a live clock, wakes the effects that are
  /// due, and runs those that have a result from outside.
  ///
  /// - Returns: The output.
  func catchUp() -> Output {
    let diagnostic = output.lastDiagnostic
    output.lastDiagnostic = nil
    output.isUnattended = true
    defer {
      output.isUnattended = false
      if output.lastDiagnostic == nil { output.lastDiagnostic = diagnostic }
    }
    keeper?.beginCatchingUp()
    let entry = open("", .event)
    var result = catchUp(as: .unattended)
    let hasChanged = !result.text.isEmpty || journal.entries[entry.index].change != nil
    if hasChanged { close(entry, &result) } else { discard(entry) }
    keeper?.endCatchingUp(hasChanged: hasChanged, now: now, effects: effectCount)
    return result
  }

  /// Handles what has happened, as a part of the open entry.
  func catchUp(as kind: ChangeKind) -> Output {
    guard let store = loaded?.store else {
      clock.skip()
      return Output()
    }
    clock.seenArrivals = store.arrivals
    let limit = clock.limit(of: store.clock)
    let (isIdle, texts) = change(as: kind) { store.settle() && advance(store, to: limit) }
    return finish(texts, isIdle: isIdle)
  }

  /// Moves a feature's clock forward, and wakes the effects that are due on the way, one after the
  /// other.
  ///
  /// - Returns: Whether the feature is idle; `false` if it was interrupted.
  func advance(_ store: any LoadedFeature, to limit: VirtualClock.Instant) -> Bool {
    while store.clock.wakeNext(by: limit) {
      clock.lastWake = store.clock.now.offset
      guard store.settle() else { return false }
    }
    store.clock.advance(to: limit)
    return true
  }

  /// When there will be something to catch up with, if that is known.
  var nextWake: ContinuousClock.Instant? { clock.nextWake(on: loaded?.store.clock) }

  /// Waits until there may be something to catch up with.
  ///
  /// - Returns: `false` if the task was cancelled.
  func somethingToCatchUp() async -> Bool {
    let deadline = nextWake ?? .now + .seconds(60)
    if deadline <= .now { return !Task.isCancelled }
    guard let store = loaded?.store else {
      try? await Task.sleep(until: deadline, clock: .continuous)
      return !Task.isCancelled
    }
    // Each feature counts its external results from zero.
    _ = await store.arrival(after: min(clock.seenArrivals, store.arrivals), until: deadline)
    return !Task.isCancelled
  }
}
