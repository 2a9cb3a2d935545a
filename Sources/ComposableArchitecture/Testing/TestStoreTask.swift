/// The work that an action has started which a ``TestStore`` was sent.
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

  /// Cancels the work and waits until it has ended.
  public func cancel() async {
    task.cancel()
    _ = await store.hasEnded(task, nil)
  }

  /// Waits until the work has ended; not in time, or asleep on a clock that stands still, it is a
  /// failure.
  ///
  /// - Parameter duration: Real time to wait; the store's while nothing else is said.
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
  /// Two tasks are equal when they stand for the same work.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.task == rhs.task }

  /// Hashes the work's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(task) }
}

/// A test store of whatever feature, as its tasks need it.
@MainActor
protocol TestStoreWaiting: AnyObject, Sendable {
  func hasEnded(_ task: StoreTask, _ timeout: Duration?) async -> Bool
  func finish(_ task: StoreTask, _ timeout: Duration?, at location: SourceLocation) async
}

extension TestStore: TestStoreWaiting {
  func hasEnded(_ task: StoreTask, _ timeout: Duration?) async -> Bool {
    let location = book.record.lastCall
    _ = await wait(duration(timeout), at: location) { task.hasEnded }
    return task.hasEnded
  }

  func finish(_ task: StoreTask, _ timeout: Duration?, at location: SourceLocation) async {
    book.record.lastCall = location
    let wait = await wait(duration(timeout), at: location) { task.hasEnded }
    guard !task.hasEnded else { return }
    book.record.unfinishedFailure(wait.timeout, task)?.report(at: location)
  }
}

extension StoreTask {
  /// Whether nothing that the action has started is left.
  var hasEnded: Bool { group?.isFinished ?? true }
}
