import AppleStubs

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private let state: Locked<State>

  public init(initialState: State) { state = Locked(wrappedValue: initialState) }

  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try state.withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(initialState: ()) }
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    try withLock { _ in try body() }
  }
}
