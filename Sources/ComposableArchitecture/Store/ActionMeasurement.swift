/// What an action costs, measured by reducing it many times.
package struct ActionMeasurement {
  /// How often the action was reduced.
  package let runs: Int
  /// The duration of one run without the measuring of its parts, on average.
  package let average: Duration
  /// The reducers with their durations, in the fastest run.
  package let steps: [ReducerStep]

  package init(runs: Int, average: Duration, steps: [ReducerStep]) {
    (self.runs, self.average, self.steps) = (runs, average, steps)
  }
}

extension Store {
  /// Reduces an action many times, each time from the state that the run before has left. The store does not change: the states and effects are discarded. Only for root stores, and not while an
  /// action is reduced.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - state: The state at the beginning; the current one if it is `nil`.
  ///   - reducer: The feature that the store was created with.
  ///   - runs: The number of runs.
  ///   - limit: The time after which no further run begins.
  package func measure<R: Reducer>(
    _ action: Action, from state: State?, in reducer: () -> R, runs: Int, limit: Duration
  ) -> ActionMeasurement where R.State == State, R.Action == Action {
    let dependencies = core!.pointee.dependencies ?? DependencyValues._current
    let state = state ?? withState { $0 }
    return RuntimeWarning.unreported {
      DependencyValues.$_current.withValue(dependencies) {
        let (count, average) = average(action, state, reducer, runs, limit)
        return ActionMeasurement(
          runs: count, average: average, steps: fastest(action, state, reducer, count, limit))
      }
    }
  }

  private func average<R: Reducer>(
    _ action: Action, _ first: State, _ reducer: () -> R, _ runs: Int, _ limit: Duration
  ) -> (runs: Int, Duration) where R.State == State, R.Action == Action {
    let reduce = ReducerCompiler.forNewStore.feature(reducer()).reducer
    var state = first
    // Compiles the children, and makes the storage of the state unique.
    _ = reduce(&state, action)
    let start = ContinuousClock.now
    var count = 0
    repeat {
      _ = reduce(&state, action)
      count += 1
    } while count < runs && ContinuousClock.now - start < limit
    return (count, (ContinuousClock.now - start) / count)
  }

  private func fastest<R: Reducer>(
    _ action: Action, _ first: State, _ reducer: () -> R, _ runs: Int, _ limit: Duration
  ) -> [ReducerStep] where R.State == State, R.Action == Action {
    let tracer = ReducerTracer(measures: true)
    let reduce = ReducerCompiler.forRunningStore(tracer: tracer).feature(reducer()).reducer
    var state = first
    _ = reduce(&state, action)
    _ = tracer.takeSteps()
    let start = ContinuousClock.now
    var fastest: [ReducerStep] = []
    for _ in 0..<runs where ContinuousClock.now - start < limit {
      _ = reduce(&state, action)
      let steps = tracer.takeSteps()
      if fastest.isEmpty || steps.duration < fastest.duration { fastest = steps }
    }
    return fastest
  }
}

extension [ReducerStep] {
  package var duration: Duration { reduce(.zero) { $0 + ($1.duration ?? .zero) } }
}
