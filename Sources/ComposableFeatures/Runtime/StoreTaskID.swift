/// Identifies tasks of a feature, to await or to cancel them.
///
/// ```swift
/// struct State {
///   @StoreTaskID var lookup
/// }
/// store.addTask(id: state.lookup) { ... }
/// ```
///
/// It is a reference: copies of a state have the same tasks. Tasks with one ID accumulate; see `HookMemory` for hooks that run again.
@propertyWrapper
public struct StoreTaskID: Sendable {
  final class Tasks: @unchecked Sendable {
    // Unchecked: it is used on the thread of the store.
    var running: [RunningEffect] = []
    var error: (any Error)?
  }

  nonisolated(unsafe) let cell = FeatureCell(Tasks())
  private var tasks: Tasks { cell.value }

  /// Makes an ID without tasks.
  public init() {}

  /// The ID itself.
  public var wrappedValue: StoreTaskID { self }

  /// Whether a task with the ID is running.
  public var isRunning: Bool { !tasks.running.isEmpty }

  /// The error that the last task has thrown; `nil` after one that has not.
  public var taskError: (any Error)? { tasks.error }

  /// Cancels the tasks with the ID. It must be called in a task.
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard RunningEffect.current != nil else {
      return FeatureIssue.report(
        "cancel() of a StoreTaskID was called outside of a task, and was ignored. Write store.addTask { id.cancel() }.",
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    for effect in tasks.running { effect.cancel() }
  }

  /// Waits until the tasks with the ID have ended, and throws the error of the last one.
  public func callAsFunction() async throws {
    for effect in tasks.running where effect !== RunningEffect.current { await effect.value() }
    if let error = tasks.error { throw error }
  }

  func isIdentical(to other: StoreTaskID) -> Bool { tasks === other.tasks }

  func begin(_ effect: RunningEffect) { tasks.running.append(effect) }
  func end(_ effect: RunningEffect) { tasks.running.removeAll { $0 === effect } }
  func note(error: (any Error)?) { tasks.error = error }
}

extension StoreTaskID: Hashable {
  /// IDs do not make states differ.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}
