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
      Benchmark("for comparison: a bare task, drained", aim: nil, body: drainTask()),
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

extension Benchmark {
  /// What the runtime takes of a `.run`: an empty task with an executor whose jobs are run by hand, without a store.
  @MainActor
  private static func drainTask() -> Body {
    let queue = HandQueue()
    return { operations in
      for _ in 0..<operations {
        Task(executorPreference: queue) {}
        queue.drain()
      }
    }
  }
}

/// Keeps jobs until they are run on the current thread, as the executor of a drained store does.
///
/// `@unchecked Sendable`: used on one thread.
private final class HandQueue: TaskExecutor, @unchecked Sendable {
  private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

  func drain() {
    while let job = jobs.popLast() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}

extension Loader {
  /// A store whose effects run in the order in which they become ready, on the main actor's thread.
  @MainActor
  static func drainedStore() -> StoreOf<Loader> {
    EffectExecution.$current.withValue(.drained) { Store(initialState: State()) { Loader() } }
  }
}
