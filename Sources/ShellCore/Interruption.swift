import Synchronization

/// The wish to stop the command that runs, from any thread: Ctrl-C.
package final class Interruption: Sendable {
  private let isRequested = Atomic(false)

  package init() {}

  /// Asks the command to stop at the next opportunity.
  package func request() { isRequested.store(true, ordering: .relaxed) }

  /// Forgets the wish, before a new command.
  package func reset() { isRequested.store(false, ordering: .relaxed) }

  var wasRequested: Bool { isRequested.load(ordering: .relaxed) }
}
