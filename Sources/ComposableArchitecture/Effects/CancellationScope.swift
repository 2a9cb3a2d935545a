import Synchronization

/// Work that is cancelled together.
final class CancellationScope: Sendable {
  /// Counted up: the older of two has the smaller one.
  let number = CancellationScope.counter.wrappingAdd(1, ordering: .relaxed).newValue
  private let state = Mutex(State())

  private static let counter = Atomic<Int>(0)

  private struct State {
    var isCancelled = false
    var lastEntry = 0
    /// The oldest entry stands apart: most scopes never have a second one, and need no dictionary.
    var first: (entry: Int, cancel: @Sendable () -> Void)?
    var others: [Int: @Sendable () -> Void] = [:]
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Adds something to cancel; in a scope that was cancelled before, it is cancelled at once.
  func add(_ cancel: @escaping @Sendable () -> Void) -> Int {
    let (entry, isCancelled) = state.withLock { state in
      state.lastEntry += 1
      let entry = state.lastEntry
      guard !state.isCancelled else { return (entry, true) }
      if entry == 1 { state.first = (entry, cancel) } else { state.others[entry] = cancel }
      return (entry, false)
    }
    if isCancelled { cancel() }
    return entry
  }

  func remove(_ entry: Int) {
    state.withLock { state in
      if state.first?.entry == entry { state.first = nil } else { state.others[entry] = nil }
    }
  }

  /// Cancels everything, in the order in which it was added.
  func cancel() {
    let (first, others) = state.withLock { state in
      state.isCancelled = true
      defer { (state.first, state.others) = (nil, [:]) }
      return (state.first, state.others)
    }
    first?.cancel()
    for (_, cancel) in others.sorted(by: { $0.key < $1.key }) { cancel() }
  }
}
