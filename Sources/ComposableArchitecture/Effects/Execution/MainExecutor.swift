import Dispatch
import Reflection

/// The main actor's executor in a process that drains effects: jobs that belong to the effects of a
/// draining store join its queue, all others run on the main queue as ever.
final class MainExecutor: SerialExecutor {
  static let shared = MainExecutor()

  /// Makes this the main executor of the process, once and for good.
  ///
  /// False: this runtime cannot have its main executor replaced; effects then run on the global
  /// pool.
  static let isInstalled: Bool = install()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if DrainingThread.isCurrent, let draining = EffectExecutor.draining, draining.takesAllJobs {
      return draining.jobs.appendWhileDraining(JobQueue.Job(job: job, runsOnMain: true))
    }
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

  /// Runs main-actor code on the main queue, from a block that the compiler does not know to be
  /// there.
  func hold(_ body: @MainActor () -> Void) {
    DrainingThread.holding { MainActor.assumeIsolated(body) }
  }

  private static func install() -> Bool {
    guard ExecutorHooks.replaceMainExecutor(with: shared) else { return false }
    // Unstructured tasks of an effect stay in its queue as well; without the hook they run on the
    // global pool.
    _ = ExecutorHooks.interceptGlobalJobs { job in
      guard DrainingThread.isCurrent, let draining = EffectExecutor.draining, draining.takesAllJobs
      else { return false }
      draining.jobs.appendWhileDraining(JobQueue.Job(job: job, runsOnMain: false))
      return true
    }
    return true
  }
}
