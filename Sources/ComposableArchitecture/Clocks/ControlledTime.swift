import Synchronization

/// A time that stands still until it is moved, and those who sleep in it; what the controlled
/// clocks are made of.
///
/// Safe to use from any thread. A sleeper whose task is cancelled wakes at once, with a
/// CancellationError.
final class ControlledTime<Instant: InstantProtocol>: Sendable {
  private let state: Mutex<State>

  /// One who sleeps.
  struct Sleeper: Sendable {
    let continuation: UnsafeContinuation<Void, any Error>
    /// The effect that sleeps, if an effect does.
    let effect: RunningEffect?
    /// Whoever can tell when the sleeper, woken, has done what it does at once.
    let settler: (any ClockSettler)?
  }

  private struct State {
    var now: Instant
    var arrivals = 0
    var queue = SleeperQueue<Instant, Sleeper>()
    /// Remembered from one sleep to the next.
    weak var settler: (any ClockSettler)?
  }

  init(now: Instant) { state = Mutex(State(now: now)) }

  var now: Instant { state.withLock { $0.now } }
  var isEmpty: Bool { state.withLock { $0.queue.isEmpty } }
  var nextDeadline: Instant? { state.withLock { $0.queue.nextDeadline() } }
  var sleepers: [(deadline: Instant, effect: RunningEffect?)] {
    state.withLock { $0.queue.inOrder.map { ($0.deadline, $0.sleeper.effect) } }
  }
  /// Who settles those that have slept in this time.
  var settler: (any ClockSettler)? { state.withLock { $0.settler } }

  /// Sets the time without waking anybody.
  func set(_ now: Instant) { state.withLock { $0.now = now } }

  /// Moves the time forward; never back.
  func move(to instant: Instant) { state.withLock { $0.now = max($0.now, instant) } }

  /// Sleeps until the time has been moved to `deadline` or the task is cancelled.
  func sleep(until deadline: Instant) async throws {
    let arrival = state.withLock { state in
      state.arrivals += 1
      return state.arrivals
    }
    let effect = RunningEffect.current
    effect?.sleeping.add(1, ordering: .relaxed)
    defer { effect?.sleeping.subtract(1, ordering: .relaxed) }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        add(continuation, until: deadline, arrival: arrival)
      }
    } onCancel: {
      let sleeper = state.withLock { $0.queue.remove(arrival) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Wakes the one who is next, if due by `limit`, and moves the time to the deadline.
  ///
  /// - Returns: The one who was woken.
  func wakeNext(by limit: Instant) -> Sleeper? {
    let next = state.withLock { state in
      let next = state.queue.next(by: limit)
      if let next { state.now = max(state.now, next.deadline) }
      return next
    }
    next?.sleeper.continuation.resume()
    return next?.sleeper
  }

  /// Wakes all with a CancellationError.
  func cancelAll() {
    for sleeper in state.withLock({ $0.queue.removeAll() }) {
      sleeper.continuation.resume(throwing: CancellationError())
    }
  }

  private func add(
    _ continuation: UnsafeContinuation<Void, any Error>, until deadline: Instant, arrival: Int
  ) {
    let settler = ClockSettling.current
    let sleeper = Sleeper(
      continuation: continuation, effect: RunningEffect.current, settler: settler)
    let outcome: Result<Void, any Error>? = state.withLock { state in
      if let settler { state.settler = settler }
      // The handler ran before there was anybody to wake.
      if Task.isCancelled { return .failure(CancellationError()) }
      if deadline <= state.now { return .success(()) }
      state.queue.add(sleeper, until: deadline, arrival: arrival)
      return nil
    }
    if let outcome { continuation.resume(with: outcome) }
  }
}
