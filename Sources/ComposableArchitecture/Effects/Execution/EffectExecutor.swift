import Synchronization

/// Where the effects of a store run.
public enum EffectExecution: Sendable {
  /// On the global pool, like other tasks. Their actions are sent on the main queue. This is the
  /// default.
  case concurrent
  /// On the thread that holds the main actor, in the order in which they become ready: the same on
  /// every run.
  ///
  /// The first such store replaces the main actor's executor for the whole process. If the runtime does
  /// not allow that, the store runs its effects concurrently.
  case drained
  /// Like ``drained``, but effects that are ready wait until the store is drained. If the runtime does
  /// not allow the main actor's executor to be replaced, the parts of an effect that run on the main
  /// actor run on the main queue.
  case drainedByHand
  /// Like ``drainedByHand``, and the main queue also drains the store while its owner waits for something else: the effects
  /// of a test go on while the test awaits a `Task.sleep`.
  case drainedBetweenSteps

  /// The execution of stores that are created in the current task.
  @TaskLocal public static var current = EffectExecution.concurrent

  func makeExecutor() -> EffectExecutor? {
    switch self {
    case .concurrent: return nil
    case .drained: return MainExecutor.isInstalled ? EffectExecutor(isManual: false) : nil
    case .drainedByHand, .drainedBetweenSteps:
      let takesAllJobs = MainExecutor.isInstalled && !Self.leavesMainExecutor
      let executor = EffectExecutor(
        isManual: self == .drainedByHand, takesAllJobs: takesAllJobs, limit: TestLimits.steps)
      executor.registerForCurrentTest()
      return executor
    }
  }

  /// An executor for stores that drain their effects in any case.
  package func makeDrainedExecutor() -> EffectExecutor {
    makeExecutor() ?? Self.drained.makeExecutor()
      ?? EffectExecutor(isManual: false, takesAllJobs: false)
  }

  /// Whether stores that are drained by hand behave as if the main actor's executor could not be
  /// replaced, for tests.
  @TaskLocal static var leavesMainExecutor = false
}

/// Runs the effects of one store on the thread that holds the main actor when the store is drained.
///
/// With `MainExecutor` installed, everything that an effect needs to continue is in one queue: its own
/// jobs, its hops to the main actor, and the unstructured tasks that it starts. Draining runs them in
/// order until no job is ready.
package final class EffectExecutor: TaskExecutor {
  package let jobs = JobQueue()
  /// Whether ready jobs wait for an explicit drain; otherwise the main queue drains them.
  let isManual: Bool
  private let isWoken = Atomic<Bool>(false)
  /// Whether hops to the main actor and unstructured tasks join the queue; otherwise they run on the
  /// main queue and on the global pool.
  let takesAllJobs: Bool
  /// The number of jobs after which a drain by the main queue ends, even if others are ready.
  private let limit: Int
  /// Signals jobs that other threads have made ready, actions that effects send, and ends of effects.
  package let arrivals = ArrivalSignal()
  let cancelled = CancelledEffects()

  init(isManual: Bool, takesAllJobs: Bool = true, limit: Int = .max) {
    self.isManual = isManual
    self.limit = limit
    self.takesAllJobs = takesAllJobs
  }

  /// The executor that is being drained.
  // Unsafe only for the compiler: `drain`, which is isolated to the main actor, writes it, and other code
  // reads it only if `DrainingThread.isCurrent`, on the thread that is inside `drain`.
  nonisolated(unsafe) static var draining: EffectExecutor?

  package func enqueue(_ job: consuming ExecutorJob) {
    add(JobQueue.Job(job: UnownedJob(job), runsOnMain: false))
  }

  func add(_ job: JobQueue.Job) {
    guard DrainingThread.isCurrent, EffectExecutor.draining === self else {
      // The thread that drains may run the job at once, and end the effect, the store, and with it the last owner of this object. The
      // caller, the runtime, owns nothing.
      let kept = Self.keep(self)
      jobs.deliver(job)
      arrivals.signal()
      wake()
      return Self.letGo(kept)
    }
    jobs.appendWhileDraining(job)
  }

  // Not inlined: a retain and a release of a parameter that the compiler sees together are removed.
  @inline(never)
  private static func keep(_ executor: EffectExecutor) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(executor).toOpaque()
  }

  @inline(never)
  private static func letGo(_ kept: UnsafeMutableRawPointer) {
    Unmanaged<EffectExecutor>.fromOpaque(kept).release()
  }

  /// Runs jobs until none is ready or `isInterrupted` returns `true`.
  ///
  /// - Parameter isInterrupted: Called after each job with the number of jobs that have run.
  /// - Returns: Whether no job is ready any more.
  @MainActor
  package func drain(until isInterrupted: (_ ran: Int) -> Bool = { _ in false }) -> Bool {
    let outer = EffectExecutor.draining
    EffectExecutor.draining = self
    defer { EffectExecutor.draining = outer }
    return DrainingThread.holding {
      var ran = 0
      var drain = CancelledEffects.Drain(cancelled)
      defer { drain.end() }
      while let job = jobs.next() {
        run(job)
        ran += 1
        drain.update()
        if isInterrupted(ran) { return jobs.isEmpty }
      }
      return true
    }
  }

  /// Calls a function that starts a task, and runs the task until it suspends.
  ///
  /// A change between the main actor and code without an actor is not a suspension, because both run on this thread.
  @MainActor
  package func startImmediately(_ start: () -> Void) {
    let outer = EffectExecutor.draining
    EffectExecutor.draining = self
    defer { EffectExecutor.draining = outer }
    DrainingThread.holding {
      let ready = jobs.countReady()
      start()
      guard var job = jobs.take(at: ready) else { return }
      let task = job.job.description
      run(job)
      while let next = jobs.take(where: {
        $0.runsOnMain != job.runsOnMain && $0.job.description == task
      }) {
        job = next
        run(job)
      }
    }
  }

  /// Runs the ready job at an index, counted from the oldest, until it suspends.
  ///
  /// - Returns: `false` if there is none.
  @MainActor
  package func runJob(at index: Int) -> Bool {
    let outer = EffectExecutor.draining
    EffectExecutor.draining = self
    defer { EffectExecutor.draining = outer }
    return DrainingThread.holding {
      guard let job = jobs.take(at: index) else { return false }
      var drain = CancelledEffects.Drain(cancelled)
      defer { drain.end() }
      run(job)
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

  /// Schedules a drain on the main queue, unless one is scheduled already.
  private func wake() {
    guard !isManual, !isWoken.exchange(true, ordering: .acquiringAndReleasing) else { return }
    DispatchQueue.main.async {
      // An exchange, because it sees the jobs of each thread that has found the drain scheduled.
      _ = self.isWoken.exchange(false, ordering: .acquiringAndReleasing)
      // Often, the code that sent the action has waited for the effect and has drained already.
      guard self.jobs.hasArrivals else { return }
      MainExecutor.shared.hold { _ = self.drain { $0 >= self.limit } }
    }
  }

  /// Drains until no job is ready, including jobs that run on the main queue.
  ///
  /// - Parameter isInterrupted: Called after each job with the number of jobs in this drain.
  /// - Returns: Whether no job is ready any more.
  @MainActor
  package func settle(until isInterrupted: (_ ran: Int) -> Bool) async -> Bool {
    guard !takesAllJobs else { return drain(until: isInterrupted) }
    var seen: Int
    repeat {
      seen = arrivals.count
      guard drain(until: isInterrupted) else { return false }
      await Self.turnOfMainQueue()
    } while arrivals.count != seen
    return true
  }

  /// Returns when the jobs that are on the main queue now have run.
  @MainActor
  private static func turnOfMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

// MARK: Executors of a test

extension EffectExecutor {
  private typealias TestID = TestContext.Testing.Test.ID

  private struct Registered {
    weak var executor: EffectExecutor?
    /// The test of Swift Testing. `nil` in XCTest, which runs one test at a time.
    let test: TestID?
  }

  private static let registered = Mutex<[Registered]>([])

  private static var currentTest: TestID? {
    guard case .swiftTesting(let testing)? = TestContext.current else { return nil }
    return testing?.test.id
  }

  /// The executors of the current test's stores, so that a clock can run their effects before the
  /// effects have slept on it. Empty outside of tests.
  static var ofCurrentTest: [EffectExecutor] {
    guard TestContext.current != nil else { return [] }
    let test = currentTest
    return registered.withLock { registered in
      registered.removeAll { $0.executor == nil }
      return registered.filter { $0.test == test }.compactMap(\.executor)
    }
  }

  fileprivate func registerForCurrentTest() {
    guard TestContext.current != nil else { return }
    let test = Self.currentTest
    EffectExecutor.registered.withLock { $0.append(Registered(executor: self, test: test)) }
  }
}
