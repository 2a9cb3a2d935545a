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

/// Whether all tasks run on the main thread, one at a time. Initially `false`.
///
/// Prefer `withMainSerialExecutor(operation:)`, which is limited to an operation. A suite of tests that must not run at the same
/// time as others can set it in its initializer:
///
/// ```swift
/// @Suite(.serialized)
/// struct CounterTests {
///   init() { uncheckedUseMainSerialExecutor = true }
/// }
/// ```
public var uncheckedUseMainSerialExecutor: Bool {
  get { MainSerialExecution.isAlwaysOn.load(ordering: .sequentiallyConsistent) }
  set {
    MainSerialExecution.isAlwaysOn.store(newValue, ordering: .sequentiallyConsistent)
    if newValue { _ = MainExecutor.isInstalled }
  }
}

/// Whether the jobs of the global pool run on the main thread.
enum MainSerialExecution {
  /// The number of calls of `withMainSerialExecutor` that are running.
  static let count = Atomic(0)
  /// The value of `uncheckedUseMainSerialExecutor`.
  static let isAlwaysOn = Atomic(false)

  static var isOn: Bool {
    count.load(ordering: .sequentiallyConsistent) > 0
      || isAlwaysOn.load(ordering: .sequentiallyConsistent)
  }
}
