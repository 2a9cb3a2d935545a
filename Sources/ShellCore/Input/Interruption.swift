import Synchronization

/// A request to stop the running command, such as Ctrl-C. It can be made on any thread.
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

  /// Clears the request before a new command.
  package func reset() { isRequested.store(false, ordering: .sequentiallyConsistent) }

  var wasRequested: Bool { isRequested.load(ordering: .relaxed) }

  /// Waits for a task, which is cancelled when a stop is requested.
  @MainActor
  func cancelling(_ operation: @escaping @MainActor () async -> Void) async {
    let task = Task { await operation() }
    waiting.withLock { $0 = { task.cancel() } }
    defer { waiting.withLock { $0 = nil } }
    if wasRequested { task.cancel() }
    await task.value
  }
}
