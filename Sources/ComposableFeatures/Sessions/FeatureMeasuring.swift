extension FeatureSession {
  /// Handles an action many times, each time in the state that the run before has left. A copy of the session handles it, without its tasks.
  ///
  /// - Parameters:
  ///   - past: The state at the beginning, with what the features remembered; the current one if it is `nil`.
  ///   - runs: The number of runs.
  ///   - limit: The time after which no further run begins.
  ///   - send: Sends the action.
  package func measure(
    from past: (state: State, memory: FeatureMemory?)?, runs: Int, limit: Duration,
    _ send: (FeatureSession) -> Void
  ) -> ActionMeasurement {
    let copy = copy()
    if let past { copy.resume(from: past.state, events: 0, tasks: 0, memory: past.memory) }
    defer { copy.end() }
    var (last, fastest): ([ReducerStep], [ReducerStep]) = ([], [])
    copy.happened = {
      last = $0.steps
      return 0
    }
    copy.isHeld = true
    // Mounts what the action presents, and makes the storage of the state unique.
    copy.handle(send)
    let start = ContinuousClock.now
    var count = 0
    repeat {
      copy.handle(send)
      count += 1
    } while count < runs && ContinuousClock.now - start < limit
    let average = (ContinuousClock.now - start) / count
    copy.tracer = FeatureTracer(measures: true)
    let second = ContinuousClock.now
    for _ in 0..<count where ContinuousClock.now - second < limit {
      copy.handle(send)
      if fastest.isEmpty || last.duration < fastest.duration { fastest = last }
    }
    return ActionMeasurement(runs: count, average: average, steps: fastest)
  }

  private func handle(_ send: (FeatureSession) -> Void) {
    send(self)
    dropAdded()
  }
}
