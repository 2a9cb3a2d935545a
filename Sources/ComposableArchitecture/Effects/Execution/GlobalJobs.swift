import Synchronization

/// The jobs of the global pool: of tasks that belong to no draining store.
///
/// Once a ``TestClock`` exists, they are counted from the moment they are enqueued until they have run. So a
/// clock knows whether a task that was started before an advance has run until it sleeps, however busy the
/// machine is.
enum GlobalJobs {
  private struct State {
    /// The number of jobs that were ever enqueued.
    var enqueued = 0
    /// The number of jobs that are enqueued or running.
    var outstanding = 0
    var waiters: [Waiter] = []
    var lastWaiter = 0
  }

  /// Waits until the jobs that were outstanding when it began have run.
  private struct Waiter {
    let id: Int
    /// The number of the last of these jobs.
    let last: Int
    var remaining: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private static let state = Mutex(State())
  private static let isCounting = Atomic(false)

  /// Counts the jobs from now on.
  ///
  /// - Returns: `false` if the runtime does not allow it.
  @discardableResult
  static func count() -> Bool {
    guard MainExecutor.isInstalled else { return false }
    isCounting.store(true, ordering: .relaxed)
    return true
  }

  /// Runs a job that is about to join the global pool, if jobs are counted.
  ///
  /// - Returns: Whether the job was taken.
  static func take(_ job: UnownedJob) -> Bool {
    guard isCounting.load(ordering: .relaxed) else { return false }
    let number = state.withLock { state in
      state.enqueued += 1
      state.outstanding += 1
      return state.enqueued
    }
    DispatchQueue.global().async {
      job.runSynchronously(on: ExecutorHooks.globalExecutor)
      ended(number)
    }
    return true
  }

  private static func ended(_ number: Int) {
    let done = state.withLock { state in
      state.outstanding -= 1
      guard !state.waiters.isEmpty else { return [CheckedContinuation<Void, Never>]() }
      for index in state.waiters.indices where number <= state.waiters[index].last {
        state.waiters[index].remaining -= 1
      }
      defer { state.waiters.removeAll { $0.remaining == 0 } }
      return state.waiters.filter { $0.remaining == 0 }.map(\.continuation)
    }
    for continuation in done { continuation.resume() }
  }

  /// Waits until only the caller's job is left. If other code keeps enqueueing jobs, it waits for all that
  /// are outstanding, and for those that they enqueue, a number of times.
  ///
  /// - Returns: `false` if jobs are not counted.
  static func settle() async -> Bool {
    guard isCounting.load(ordering: .relaxed) else { return false }
    for _ in 0..<generations {
      let before = state.withLock { $0.enqueued }
      await outstandingJobs()
      // One job may be that of the caller, which continues.
      if state.withLock({ $0.enqueued - before <= 1 && $0.outstanding <= 1 }) { break }
    }
    return true
  }

  private static let generations = 20

  /// Waits until the jobs that are outstanding now have run, and then for the turn of the main queue. A job
  /// that blocks its thread is not waited for longer than ``patience``.
  private static func outstandingJobs() async {
    await withCheckedContinuation { continuation in
      guard let waiter = add(continuation) else { return continuation.resume() }
      timers.asyncAfter(deadline: .now() + patience) { giveUp(waiter) }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  private static let patience = 1.0
  private static let timers = DispatchQueue(label: "composable-architecture.global-jobs")

  /// - Returns: `nil` if no job is outstanding.
  private static func add(_ continuation: CheckedContinuation<Void, Never>) -> Int? {
    state.withLock { state in
      guard state.outstanding > 0 else { return nil }
      state.lastWaiter += 1
      state.waiters.append(
        Waiter(
          id: state.lastWaiter, last: state.enqueued, remaining: state.outstanding,
          continuation: continuation))
      return state.lastWaiter
    }
  }

  private static func giveUp(_ id: Int) {
    let waiter = state.withLock { state in
      state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0) }
    }
    waiter?.continuation.resume()
  }
}
