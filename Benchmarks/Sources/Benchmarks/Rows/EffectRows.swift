import ComposableArchitecture

extension Benchmark {
  /// Operations, in a store whose effects are drained.
  @MainActor
  static var effectRows: [Benchmark] {
    [
      Benchmark(
        "`.run` that sends nothing back, send + finish", aim: 235,
        body: sendAndFinish(.fireAndForget)),
      Benchmark(
        "`.run` round trip, send + receive + finish", aim: 390, body: sendAndFinish(.load)),
      Benchmark("for comparison: a task of the main actor, awaited", aim: nil, body: awaitTask()),
    ]
  }

  @MainActor
  private static func sendAndFinish(_ action: Loader.Action) -> Body {
    let store = Loader.drainedStore()
    return { operations in
      for _ in 0..<operations { await store.send(action).finish() }
      store.withState { consume($0) }
    }
  }
}

extension Benchmark {
  /// An ordinary task, which runs on the main queue. The effects of a store that is drained do not pass through it.
  @MainActor
  private static func awaitTask() -> Body {
    { operations in
      for _ in 0..<operations { await Task { @MainActor in }.value }
    }
  }
}

extension Loader {
  /// A store whose effects run in the order in which they become ready, on the main actor's thread.
  @MainActor
  static func drainedStore() -> StoreOf<Loader> {
    EffectExecution.$current.withValue(.drained) { Store(initialState: State()) { Loader() } }
  }
}
