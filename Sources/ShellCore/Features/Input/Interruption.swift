import Synchronization

/// A request to stop the running command, such as Ctrl-C. It can be made on any thread.
///
/// A line checks for the request at the same points each time it runs, so the number of checks before the request says how far
/// the line got. A session that is restored repeats the line up to the same check.
package final class Interruption: Sendable {
  private let isRequested = Atomic(false)
  /// How often ``check()`` has returned `false` since the line began.
  @MainActor private var passedChecks = 0
  /// The number of passed checks after which the line that is repeated stops; `nil` if it does not stop.
  @MainActor private var plannedStop: Int?
  /// Stops what the command waits for.
  private let waiting = Mutex<(@Sendable () -> Void)?>(nil)

  init() {}

  /// Asks the command to stop at the next opportunity.
  package func request() {
    isRequested.store(true, ordering: .sequentiallyConsistent)
    waiting.withLock { $0 }?()
  }

  /// Clears the request before a new command.
  package func reset() { isRequested.store(false, ordering: .sequentiallyConsistent) }

  var wasRequested: Bool { isRequested.load(ordering: .relaxed) }

  /// Returns whether to stop. Call this where stopping changes what the line does to the session.
  @MainActor
  func check() -> Bool {
    guard !wasRequested else { return true }
    passedChecks += 1
    if passedChecks == plannedStop { request() }
    return false
  }

  /// A line begins that is not part of another one.
  @MainActor
  func beginLine() {
    passedChecks = 0
    if plannedStop == 0 { request() }
  }

  /// How many checks the line had passed when it was asked to stop; `nil` if it was not asked.
  @MainActor var stop: Int? { wasRequested ? passedChecks : nil }

  /// Repeats a line that was stopped after a number of checks, or that ended by itself if `stop` is `nil`.
  @MainActor
  func repeating<R>(stop: Int?, _ line: () async -> R) async -> R {
    reset()
    plannedStop = stop
    defer {
      plannedStop = nil
      reset()
    }
    return await line()
  }

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
