/// The effects of an action that was sent to a ``TestStore``.
///
/// ```swift
/// let task = await store.send(.onAppear)
/// ...
/// await task.cancel()
/// ```
public struct TestStoreTask: Sendable {
  private let task: StoreTask
  private let store: any TestStoreWaiting

  init(_ task: StoreTask, _ store: any TestStoreWaiting) {
    self.task = task
    self.store = store
  }

  /// Cancels the effects and waits until they have ended.
  public func cancel() async {
    task.cancel()
    _ = await store.hasEnded(task, nil)
  }

  /// Waits until the effects have ended. Fails if they do not end in time, or if they are asleep on a
  /// clock that is not advancing.
  ///
  /// - Parameter duration: The real time to wait. The default is the store's timeout.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await store.finish(task, duration, at: location)
  }

  /// Whether ``cancel()`` was called.
  public var isCancelled: Bool { task.isCancelled }
}

extension TestStoreTask: Hashable {
  /// Whether two tasks are for the same effects.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.task == rhs.task }

  public func hash(into hasher: inout Hasher) { hasher.combine(task) }
}

/// A test store with any types of state and action, for its tasks.
@MainActor
protocol TestStoreWaiting: AnyObject, Sendable {
  func hasEnded(_ task: StoreTask, _ timeout: Duration?) async -> Bool
  func finish(_ task: StoreTask, _ timeout: Duration?, at location: SourceLocation) async
}

extension TestStore: TestStoreWaiting {
  func hasEnded(_ task: StoreTask, _ timeout: Duration?) async -> Bool {
    let location = storage.record.lastCall
    _ = await wait(duration(timeout), at: location) { task.hasEnded }
    return task.hasEnded
  }

  func finish(_ task: StoreTask, _ timeout: Duration?, at location: SourceLocation) async {
    storage.record.lastCall = location
    let wait = await wait(duration(timeout), at: location) { task.hasEnded }
    guard !task.hasEnded else { return }
    storage.record.unfinishedFailure(wait.timeout, task)?.report(at: location)
  }
}

extension StoreTask {
  var hasEnded: Bool { group?.isFinished ?? true }
}
