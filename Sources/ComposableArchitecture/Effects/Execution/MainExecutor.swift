/// The main actor's executor in a process that drains effects. Jobs of the effects of a draining store
/// join the store's queue; all other jobs run on the main queue.
final class MainExecutor: SerialExecutor {
  static let shared = MainExecutor()

  /// Makes this the main executor of the process, permanently, when it is first read.
  ///
  /// `false` if the runtime does not allow the main executor to be replaced. Effects then run on the
  /// global pool.
  static let isInstalled: Bool = install()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if DrainingThread.isCurrent, let draining = EffectExecutor.draining, draining.takesAllJobs {
      return draining.jobs.appendWhileDraining(JobQueue.Job(job: job, runsOnMain: true))
    }
    runOnMainQueue(job)
  }

  private func runOnMainQueue(_ job: UnownedJob) {
    DispatchQueue.main.async { [self] in
      DrainingThread.holding { job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  func checkIsolated() {
    if !DrainingThread.isCurrent { dispatchPrecondition(condition: .onQueue(.main)) }
  }

  func isIsolatingCurrentContext() -> Bool? { DrainingThread.isCurrent ? true : nil }

  /// Runs main-actor code on the main queue, from a block that the compiler does not know to be on it.
  func hold(_ body: @MainActor () -> Void) {
    DrainingThread.holding { MainActor.assumeIsolated(body) }
  }

  private static func install() -> Bool {
    guard ExecutorHooks.replaceMainExecutor(with: shared) else { return false }
    // Unstructured tasks of an effect stay in its queue as well. Without the hook they run on the
    // global pool.
    _ = ExecutorHooks.interceptGlobalJobs { job in
      guard DrainingThread.isCurrent, let draining = EffectExecutor.draining, draining.takesAllJobs
      else {
        guard MainSerialExecution.isOn else { return GlobalJobs.take(job) }
        shared.runOnMainQueue(job)
        return true
      }
      draining.jobs.appendWhileDraining(JobQueue.Job(job: job, runsOnMain: false))
      return true
    }
    return true
  }
}
