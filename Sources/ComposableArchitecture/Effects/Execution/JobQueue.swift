import Synchronization

/// The jobs of one store's effects in the order in which they became ready.
///
/// Jobs that the draining thread makes ready are appended directly. Jobs from other threads arrive in
/// an inbox.
package final class JobQueue: @unchecked Sendable {
  // Unchecked: only the draining thread accesses `ring` (callers compare with `DrainingThread` first);
  // everything else is atomic or protected by the lock.
  private let ring = Ring()
  private let inbox = Mutex<[Job]>([])
  private let arrived = Atomic<Int>(0)

  /// A job and the kind of executor that it runs on.
  struct Job {
    let job: UnownedJob
    let runsOnMain: Bool
  }

  private final class Ring {
    // Unchecked, because only the draining thread has access, and nothing here calls other code while it changes a field.
    @exclusivity(unchecked) var jobs: [Job] = []
    @exclusivity(unchecked) var head = 0
  }

  /// Adds a job that the thread draining this queue made ready.
  func appendWhileDraining(_ job: Job) { ring.jobs.append(job) }

  /// Adds a job that another thread made ready.
  func deliver(_ job: Job) {
    inbox.withLock { $0.append(job) }
    arrived.add(1, ordering: .releasing)
  }

  /// Whether no job is waiting. Only the draining thread may call it.
  package var isEmpty: Bool {
    ring.head == ring.jobs.count && arrived.load(ordering: .acquiring) == 0
  }

  /// Whether jobs of other threads, or from before the drain, wait in the inbox. Any thread may call it.
  var hasArrivals: Bool { arrived.load(ordering: .acquiring) > 0 }

  /// Removes and returns the next job. Only the draining thread may call it. A nested drain continues
  /// where the outer one is.
  func next() -> Job? {
    if hasArrivals { takeInbox() }
    guard ring.head < ring.jobs.count else { return nil }
    let job = ring.jobs[ring.head]
    ring.head += 1
    if ring.head == ring.jobs.count {
      ring.jobs.removeAll(keepingCapacity: true)
      ring.head = 0
    } else if ring.head >= 1024, ring.head * 2 >= ring.jobs.count {
      ring.jobs.removeFirst(ring.head)
      ring.head = 0
    }
    return job
  }

  /// The number of jobs that are ready. Only the draining thread may call it.
  package func countReady() -> Int {
    if hasArrivals { takeInbox() }
    return ring.jobs.count - ring.head
  }

  /// Removes and returns the ready job at an index, counted from the oldest. Only the draining thread may call it.
  func take(at index: Int) -> Job? {
    guard (0..<countReady()).contains(index) else { return nil }
    guard index > 0 else { return next() }
    return ring.jobs.remove(at: ring.head + index)
  }

  /// Removes and returns the first ready job with a property. Only the draining thread may call it.
  func take(where isTaken: (Job) -> Bool) -> Job? {
    guard countReady() > 0, let index = ring.jobs[ring.head...].firstIndex(where: isTaken) else {
      return nil
    }
    return take(at: index - ring.head)
  }

  private func takeInbox() {
    inbox.withLock { inbox in
      arrived.store(0, ordering: .relaxed)
      for job in inbox { ring.jobs.append(job) }
      inbox.removeAll(keepingCapacity: true)
    }
  }
}

/// Tells code that waits for effects that something has arrived: a job, an action, or the end of an
/// effect.
package final class ArrivalSignal: Sendable {
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var lastWaiter = 0
    var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
  }

  package var count: Int { state.withLock(\.count) }

  func signal() {
    let waiters = state.withLock { state in
      state.count += 1
      defer { if !state.waiters.isEmpty { state.waiters = [:] } }
      return state.waiters
    }
    for waiter in waiters.values { waiter.resume(returning: true) }
  }

  /// Waits until there have been more than `seen` arrivals.
  ///
  /// - Parameters:
  ///   - seen: A ``count`` that was read earlier. Arrivals since then are not missed.
  ///   - deadline: A deadline in real time.
  /// - Returns: `false` if the deadline passed first or the task was cancelled.
  package func wait(after seen: Int, until deadline: ContinuousClock.Instant) async -> Bool {
    let waiter = state.withLock { state in
      state.lastWaiter += 1
      return state.lastWaiter
    }
    let timer = Task.detached {
      try await Task.sleep(until: deadline, clock: .continuous)
      self.giveUp(waiter)
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { add($0, as: waiter, after: seen, until: deadline) }
    } onCancel: {
      giveUp(waiter)
    }
  }

  /// Waits for a moment, or until there have been more than `seen` arrivals, and takes the time from a budget.
  ///
  /// A moment takes no more than its length, however late the caller continues. So the time in which the main queue runs other
  /// tests, or a busy machine does something else, is not time of waiting.
  package func wait(after seen: Int, taking budget: inout Duration) async {
    let start = ContinuousClock.now, moment = min(budget, .milliseconds(50))
    let hasArrived = await wait(after: seen, until: start + moment)
    budget -= hasArrived ? min(ContinuousClock.now - start, moment) : moment
  }

  private func add(
    _ continuation: CheckedContinuation<Bool, Never>, as waiter: Int, after seen: Int,
    until deadline: ContinuousClock.Instant
  ) {
    let outcome: Bool? = state.withLock { state in
      if state.count > seen { return true }
      if Task.isCancelled || ContinuousClock.now >= deadline { return false }
      state.waiters[waiter] = continuation
      return nil
    }
    if let outcome { continuation.resume(returning: outcome) }
  }

  private func giveUp(_ waiter: Int) {
    state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume(returning: false)
  }
}
