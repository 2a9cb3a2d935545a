import Synchronization

/// Tells who waits for effects that something has come from outside: a job, an action, an end.
final class ArrivalSignal: Sendable {
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var lastWaiter = 0
    var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
  }

  /// How often something has come.
  var count: Int { state.withLock(\.count) }

  /// Something has come.
  func signal() {
    let waiters = state.withLock { state in
      state.count += 1
      defer { if !state.waiters.isEmpty { state.waiters = [:] } }
      return state.waiters
    }
    for waiter in waiters.values { waiter.resume(returning: true) }
  }

  /// Waits until something more has come than `seen`.
  ///
  /// - Parameters:
  ///   - seen: A ``count`` read before: what has come since then is not missed.
  ///   - deadline: Real time.
  /// - Returns: False when the deadline passed first or the task was cancelled.
  func wait(after seen: Int, until deadline: ContinuousClock.Instant) async -> Bool {
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
