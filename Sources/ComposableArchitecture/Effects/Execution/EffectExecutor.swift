import Dispatch
import Synchronization

/// Runs the effects of one store on the thread that holds the main actor, whenever they are
/// drained.
///
/// Once `MainExecutor` is installed everything that an effect does to go on lands in the one queue:
/// its own jobs, its hops to the main actor, the unstructured tasks that it starts. Draining runs
/// them in order until nothing is ready.
final class EffectExecutor: TaskExecutor {
  let jobs = JobQueue()
  /// Whether ready jobs wait until somebody drains; otherwise the main queue is asked to.
  let isManual: Bool
  private let isWoken = Atomic<Bool>(false)
  /// Whether hops to the main actor and unstructured tasks join the queue as well; otherwise they
  /// run on the main queue and on the global pool.
  let takesAllJobs: Bool
  /// Hears of jobs that other threads have made ready, and of what effects send and of their ends.
  let arrivals = ArrivalSignal()

  init(isManual: Bool, takesAllJobs: Bool = true) {
    self.isManual = isManual
    self.takesAllJobs = takesAllJobs
  }

  /// The executor whose jobs the draining thread runs at present. Read and written by that thread
  /// alone.
  nonisolated(unsafe) static var draining: EffectExecutor?

  func enqueue(_ job: consuming ExecutorJob) {
    add(JobQueue.Job(job: UnownedJob(job), runsOnMain: false))
  }

  func add(_ job: JobQueue.Job) {
    guard DrainingThread.isCurrent, EffectExecutor.draining === self else {
      jobs.deliver(job)
      arrivals.signal()
      return wake()
    }
    jobs.appendWhileDraining(job)
  }

  /// Runs what is ready, and what that makes ready, until nothing is or `isInterrupted` says so.
  ///
  /// - Returns: Whether nothing is left that is ready.
  @MainActor
  func drain(until isInterrupted: (_ ran: Int) -> Bool = { _ in false }) -> Bool {
    let outer = EffectExecutor.draining
    EffectExecutor.draining = self
    defer { EffectExecutor.draining = outer }
    return DrainingThread.holding {
      var ran = 0
      while let job = jobs.next() {
        run(job)
        ran += 1
        if isInterrupted(ran) { return jobs.isEmpty }
      }
      return true
    }
  }

  private func run(_ job: JobQueue.Job) {
    if job.runsOnMain {
      job.job.runSynchronously(on: MainExecutor.shared.asUnownedSerialExecutor())
    } else {
      job.job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Asks the main queue for a drain, unless it was asked before and has not come to it.
  private func wake() {
    guard !isManual, !isWoken.exchange(true, ordering: .acquiringAndReleasing) else { return }
    DispatchQueue.main.async {
      self.isWoken.store(false, ordering: .releasing)
      MainExecutor.shared.hold { _ = self.drain() }
    }
  }
}
