import CSwiftRuntime
import Dispatch

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
    // An executor reference is two words in Swift as in C: the object and its witness table,
    // neither retained.
    let reference = unsafeBitCast(
      shared.asUnownedSerialExecutor(), to: (identity: UInt, implementation: UInt).self)
    let executor = CSwiftExecutorRef(
      identity: UnsafeMutableRawPointer(bitPattern: reference.identity),
      implementation: reference.implementation)
    guard cswift_replaceMainExecutor(executor) else { return false }
    // Unstructured tasks of an effect go on in its queue as well; without the hook they run on the
    // pool.
    _ = cswift_interceptGlobalJobs { job in
      guard DrainingThread.isCurrent, let draining = EffectExecutor.draining, draining.takesAllJobs
      else { return false }
      // A job crosses from C as the one pointer that an `UnownedJob` is.
      let job = unsafeBitCast(job, to: UnownedJob.self)
      draining.jobs.appendWhileDraining(JobQueue.Job(job: job, runsOnMain: false))
      return true
    }
    return true
  }
}
