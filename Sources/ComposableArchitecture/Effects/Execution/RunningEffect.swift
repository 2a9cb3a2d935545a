import Synchronization

/// One operation that a store runs: its number, where it comes from, and how it is cancelled.
@usableFromInline
package final class RunningEffect: Sendable {
  /// Counted from 1 in each store.
  package let number: Int
  /// The number of the action whose effect it is.
  package let action: Int
  /// Where `.run` was called.
  package let location: SourceLocation
  /// The ids under which it can be cancelled, outermost first.
  package var ids: [AnyHashable] { effectIDs.map(\.base) }

  /// How many of its tasks sleep on a clock that somebody moves by hand.
  let sleeping = Atomic<Int>(0)

  let group: EffectGroup
  let effectIDs: [EffectID]
  let registry: CancellationRegistry
  /// Cancels the task; empty until it has started.
  let scope = CancellationScope()

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

  /// Cancels the operation.
  package func cancel() { scope.cancel() }

  /// Why an effect has ended.
  @usableFromInline
  package enum End: Hashable, Sendable {
    case finished
    case cancelled
  }
}
