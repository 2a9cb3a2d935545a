import Synchronization

/// A time that only changes when it is advanced, and the tasks that sleep in it. The controlled clocks
/// are based on it.
///
/// It may be used from any thread. A sleeper whose task is cancelled wakes immediately with a
/// `CancellationError`.
final class ControlledTime<Instant: InstantProtocol>: Sendable {
  private let state: Mutex<State>
  /// Whether a sleep until the current time waits until the time is advanced, possibly by zero.
  private let waitsForAdvance: Bool

  /// A sleeping task.
  struct Sleeper: Sendable {
    let continuation: UnsafeContinuation<Void, any Error>
    /// The effect that the task belongs to, if any.
    let effect: RunningEffect?
    /// Finishes the work of the task after it was woken.
    let settler: (any ClockSettler)?

    /// Makes the task ready. A task that an effect has started, such as the one that feeds its `AsyncStream`, continues among the
    /// jobs of the effect's store, as it began.
    func wake() {
      // Other threads must not write `draining`.
      guard let executor = settler as? EffectExecutor, DrainingThread.isCurrent else {
        return continuation.resume()
      }
      let outer = EffectExecutor.draining
      EffectExecutor.draining = executor
      defer { EffectExecutor.draining = outer }
      continuation.resume()
    }
  }

  private struct State {
    var now: Instant
    var arrivals = 0
    var queue = SleeperQueue<Instant, Sleeper>()
    /// The settler of the last sleeper.
    weak var settler: (any ClockSettler)?
  }

  init(now: Instant, waitsForAdvance: Bool = false) {
    state = Mutex(State(now: now))
    self.waitsForAdvance = waitsForAdvance
  }

  var now: Instant { state.withLock { $0.now } }
  var isEmpty: Bool { state.withLock { $0.queue.isEmpty } }
  var nextDeadline: Instant? { state.withLock { $0.queue.nextDeadline() } }
  var sleepers: [(deadline: Instant, effect: RunningEffect?)] {
    state.withLock { $0.queue.inOrder.map { ($0.deadline, $0.sleeper.effect) } }
  }
  var settler: (any ClockSettler)? { state.withLock { $0.settler } }

  /// Sets the time without waking sleepers.
  func set(_ now: Instant) { state.withLock { $0.now = now } }

  /// Advances the time. It never goes back.
  func move(to instant: Instant) { state.withLock { $0.now = max($0.now, instant) } }

  /// Sleeps until the time has been advanced to `deadline` or the task is cancelled.
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

  /// Wakes the next sleeper if its deadline is not after `limit`, and advances the time to the deadline.
  ///
  /// - Returns: The sleeper.
  func wakeNext(by limit: Instant) -> Sleeper? {
    let next = state.withLock { state in
      let next = state.queue.next(by: limit)
      if let next { state.now = max(state.now, next.deadline) }
      return next
    }
    next?.sleeper.wake()
    return next?.sleeper
  }

  /// Wakes the sleeper at an index of ``sleepers``, whatever the deadlines of the others, and advances the
  /// time to its deadline.
  ///
  /// - Returns: The sleeper; `nil` if there is none.
  func wake(at index: Int) -> (deadline: Instant, sleeper: Sleeper)? {
    let woken = state.withLock { state in
      let woken = state.queue.remove(at: index)
      if let woken { state.now = max(state.now, woken.deadline) }
      return woken
    }
    woken?.sleeper.wake()
    return woken
  }

  /// Wakes all sleepers with a `CancellationError`.
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
      // The cancellation handler ran before the sleeper was added.
      if Task.isCancelled { return .failure(CancellationError()) }
      if deadline < state.now || deadline == state.now && !waitsForAdvance { return .success(()) }
      state.queue.add(sleeper, until: deadline, arrival: arrival)
      return nil
    }
    if let outcome { continuation.resume(with: outcome) }
  }
}

/// A priority queue of sleepers, ordered by deadline and, if deadlines are equal, by arrival.
///
/// Adding, waking and removing take logarithmic time. A removed sleeper leaves an entry in the heap that
/// is skipped later.
struct SleeperQueue<Deadline: Comparable, Sleeper> {
  private struct Turn {
    let deadline: Deadline
    let arrival: Int
  }

  private var heap: [Turn] = []
  private var sleepers: [Int: (deadline: Deadline, sleeper: Sleeper)] = [:]

  var isEmpty: Bool { sleepers.isEmpty }
  var count: Int { sleepers.count }

  /// Adds a sleeper. `arrival` identifies it and must be larger than that of earlier sleepers.
  mutating func add(_ sleeper: Sleeper, until deadline: Deadline, arrival: Int) {
    sleepers[arrival] = (deadline, sleeper)
    heap.append(Turn(deadline: deadline, arrival: arrival))
    rise(heap.count - 1)
  }

  mutating func remove(_ arrival: Int) -> Sleeper? {
    guard let removed = sleepers.removeValue(forKey: arrival) else { return nil }
    if heap.count > 64, heap.count > sleepers.count * 2 { forgetRemoved() }
    return removed.sleeper
  }

  mutating func nextDeadline() -> Deadline? {
    dropRemoved()
    return heap.first?.deadline
  }

  /// Removes and returns the next sleeper if its deadline is not after `limit`.
  mutating func next(by limit: Deadline) -> (deadline: Deadline, sleeper: Sleeper)? {
    guard let deadline = nextDeadline(), deadline <= limit else { return nil }
    return next()
  }

  private mutating func next() -> (deadline: Deadline, sleeper: Sleeper)? {
    dropRemoved()
    guard let first = heap.first else { return nil }
    removeFirst()
    return sleepers.removeValue(forKey: first.arrival)
  }

  var inOrder: [(deadline: Deadline, sleeper: Sleeper)] {
    entriesInOrder.map(\.value)
  }

  private var entriesInOrder: [(key: Int, value: (deadline: Deadline, sleeper: Sleeper))] {
    sleepers.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
  }

  /// Removes and returns the sleeper at an index of ``inOrder``.
  mutating func remove(at index: Int) -> (deadline: Deadline, sleeper: Sleeper)? {
    guard index != 0 else { return next() }
    let order = entriesInOrder
    guard order.indices.contains(index), let removed = remove(order[index].key) else { return nil }
    return (order[index].value.deadline, removed)
  }

  mutating func removeAll() -> [Sleeper] {
    defer { self = Self() }
    return inOrder.map(\.sleeper)
  }

  private mutating func dropRemoved() {
    while let first = heap.first, sleepers[first.arrival] == nil { removeFirst() }
  }

  private mutating func forgetRemoved() {
    heap.removeAll { sleepers[$0.arrival] == nil }
    // A sorted array is a heap.
    heap.sort(by: isBefore)
  }

  private func isBefore(_ one: Turn, _ other: Turn) -> Bool {
    (one.deadline, one.arrival) < (other.deadline, other.arrival)
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    sink(0)
  }

  private mutating func rise(_ index: Int) {
    var child = index
    while child > 0, isBefore(heap[child], heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func sink(_ index: Int) {
    var parent = index
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if isBefore(heap[child], heap[first]) { first = child }
      }
      guard first != parent else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
