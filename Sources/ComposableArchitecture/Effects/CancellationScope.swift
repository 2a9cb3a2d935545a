import Synchronization

/// Work that is cancelled together.
final class CancellationScope: Sendable {
  /// Counted up: the older of two has the smaller one.
  let number = CancellationScope.counter.wrappingAdd(1, ordering: .relaxed).newValue
  private let state = Mutex(State())

  private static let counter = Atomic<Int>(0)

  private struct State {
    var isCancelled = false
    var nextEntry = 0
    var cancels: [Int: @Sendable () -> Void] = [:]
  }

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Adds something to cancel; in a scope that was cancelled before, it is cancelled at once.
  func add(_ cancel: @escaping @Sendable () -> Void) -> Int {
    let (entry, isCancelled) = state.withLock { state in
      state.nextEntry += 1
      if !state.isCancelled { state.cancels[state.nextEntry] = cancel }
      return (state.nextEntry, state.isCancelled)
    }
    if isCancelled { cancel() }
    return entry
  }

  func remove(_ entry: Int) {
    state.withLock { $0.cancels[entry] = nil }
  }

  /// Cancels everything, in the order in which it was added.
  func cancel() {
    let cancels = state.withLock { state in
      state.isCancelled = true
      defer { state.cancels = [:] }
      return state.cancels
    }
    for (_, cancel) in cancels.sorted(by: { $0.key < $1.key }) { cancel() }
  }
}
