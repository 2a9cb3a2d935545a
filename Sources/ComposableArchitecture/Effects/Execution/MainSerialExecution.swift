import Synchronization

/// Runs the tasks that start during an operation on the main thread, one at a time, in the order in which they are
/// ready.
///
/// A `TestStore` needs no such help. Elsewhere it makes a test of tasks that start other tasks reproducible. Tests that run
/// at the same time are affected as well.
///
/// - Parameter operation: The operation.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  MainSerialExecution.count.add(1, ordering: .sequentiallyConsistent)
  defer { MainSerialExecution.count.subtract(1, ordering: .sequentiallyConsistent) }
  _ = MainExecutor.isInstalled
  try await operation()
}

/// Runs the tasks that start during an operation on the main thread, one at a time.
///
/// - Parameter operation: The operation: `super.invokeTest()` in an `XCTestCase`.
public func withMainSerialExecutor(@_implicitSelfCapture operation: () throws -> Void) rethrows {
  MainSerialExecution.count.add(1, ordering: .sequentiallyConsistent)
  defer { MainSerialExecution.count.subtract(1, ordering: .sequentiallyConsistent) }
  _ = MainExecutor.isInstalled
  try operation()
}

/// Whether the jobs of the global pool run on the main thread.
enum MainSerialExecution {
  /// The number of calls of `withMainSerialExecutor` that are running.
  static let count = Atomic(0)

  static var isOn: Bool { count.load(ordering: .sequentiallyConsistent) > 0 }
}
