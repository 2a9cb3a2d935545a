import Synchronization

/// A lock around a value.
// Unchecked: the state is used only while the mutex is locked.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Unchecked: `state` is used only while the mutex is locked.
  private final class Storage: @unchecked Sendable {
    let mutex = Mutex<Void>(())
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(initialState: State) { storage = Storage(initialState) }

  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    let storage = storage
    return try storage.mutex.withLock { _ in try body(&storage.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(initialState: ()) }
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    try withLock { _ in try body() }
  }
}
