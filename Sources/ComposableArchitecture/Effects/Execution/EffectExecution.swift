/// Where the effects of a store run.
public enum EffectExecution: Sendable {
  /// On the global pool, like any task; their actions come back over the main queue. A program gets
  /// this unasked.
  case concurrent
  /// On the thread that holds the main actor, in the order in which they become ready: the same on
  /// every run.
  ///
  /// The first store that asks for it replaces the main actor's executor for the whole process.
  /// Where the runtime does not allow that, the store runs its effects concurrently.
  case drained
  /// Like ``drained``, but ready effects wait until somebody drains the store. Where the runtime
  /// does not allow to replace the main actor's executor, what an effect does on the main actor
  /// takes its turn on the main queue.
  case drainedByHand

  /// The execution of stores that are made while nothing else is said.
  @TaskLocal public static var current = EffectExecution.concurrent

  func makeExecutor() -> EffectExecutor? {
    switch self {
    case .concurrent: return nil
    case .drained: return MainExecutor.isInstalled ? EffectExecutor(isManual: false) : nil
    case .drainedByHand:
      let takesAllJobs = MainExecutor.isInstalled && !Self.leavesMainExecutor
      return EffectExecutor(isManual: true, takesAllJobs: takesAllJobs)
    }
  }

  /// Whether stores that are drained by hand do as if the main actor's executor could not be
  /// replaced.
  @TaskLocal static var leavesMainExecutor = false
}
