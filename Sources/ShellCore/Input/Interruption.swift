import Synchronization

/// The wish to stop the command that runs, from any thread: Ctrl-C.
package final class Interruption: Sendable {
  private let isRequested = Atomic(false)
  /// Stops what the command waits for.
  private let waiting = Mutex<(@Sendable () -> Void)?>(nil)

  package init() {}

  /// Asks the command to stop at the next opportunity.
  package func request() {
    isRequested.store(true, ordering: .sequentiallyConsistent)
    waiting.withLock { $0 }?()
  }

  /// Forgets the wish, before a new command.
  package func reset() { isRequested.store(false, ordering: .sequentiallyConsistent) }

  var wasRequested: Bool { isRequested.load(ordering: .relaxed) }

  /// Waits for something that is cancelled as soon as somebody wishes to stop.
  @MainActor
  func cancelling(_ operation: @escaping @MainActor () async -> Void) async {
    let task = Task { await operation() }
    waiting.withLock { $0 = { task.cancel() } }
    defer { waiting.withLock { $0 = nil } }
    if wasRequested { task.cancel() }
    await task.value
  }
}
