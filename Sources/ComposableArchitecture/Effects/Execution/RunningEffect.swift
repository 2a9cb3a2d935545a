import Synchronization

/// One operation that a store runs: its number, where it comes from, and how it is cancelled.
@usableFromInline
package final class RunningEffect: Sendable {
  /// Counted from 1 in each store.
  @usableFromInline package let number: Int
  /// The number of the action whose effect it is.
  package let action: Int
  /// Where `.run` was called.
  package let location: SourceLocation
  /// The ids under which it can be cancelled, outermost first.
  package var ids: [AnyHashable] { effectIDs.map(\.base) }

  /// How many of its tasks sleep on a clock that somebody moves by hand.
  let sleeping = Atomic<Int>(0)

  @usableFromInline let group: EffectGroup
  let effectIDs: [EffectID]
  let registry: CancellationRegistry
  private let state = Mutex(State())

  private struct State {
    /// Why it was cancelled, if it was.
    var cancellation: CancelCause?
    /// While it runs.
    var task: Task<Void, Never>?
  }

  /// The effect that the calling code belongs to.
  @TaskLocal package static var current: RunningEffect?

  init(
    number: Int, action: Int, location: SourceLocation, group: EffectGroup, effectIDs: [EffectID],
    registry: CancellationRegistry
  ) {
    self.number = number
    self.action = action
    self.location = location
    self.group = group
    self.effectIDs = effectIDs
    self.registry = registry
  }

  @usableFromInline var isCancelled: Bool { cancellation != nil }

  private var cancellation: CancelCause? { state.withLock(\.cancellation) }

  /// Cancels the operation. What cancelled it first is what is remembered.
  package func cancel() {
    let task = state.withLock { state in
      state.cancellation = state.cancellation ?? .current
      return state.task
    }
    task?.cancel()
  }

  /// How it ended, once it has.
  var end: End { cancellation.map(End.cancelled) ?? .finished }

  func hasStarted(as task: Task<Void, Never>) {
    let isCancelled = state.withLock { state in
      state.task = task
      return state.cancellation != nil
    }
    if isCancelled { task.cancel() }
  }

  func hasEnded() { state.withLock { $0.task = nil } }

  /// Why an effect has ended.
  @usableFromInline
  package enum End: Hashable, Sendable {
    case finished
    case cancelled(CancelCause)
  }
}
