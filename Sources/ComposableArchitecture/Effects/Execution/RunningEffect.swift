import Synchronization

/// One operation that a store runs: its number, where it comes from, and how it is cancelled.
@usableFromInline
package final class RunningEffect: Sendable {
  /// Counted from 1 in each store.
  package let number: Int
  /// Which of the actions that the store has told its listener returned the effect, counted from 1; 0 when nobody listened.
  package let cause: Int
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
    number: Int, cause: Int, location: SourceLocation, group: EffectGroup, effectIDs: [EffectID],
    registry: CancellationRegistry
  ) {
    self.number = number
    self.cause = cause
    self.location = location
    self.group = group
    self.effectIDs = effectIDs
    self.registry = registry
  }

  /// Why an effect has ended.
  @usableFromInline
  package enum End: Hashable, Sendable {
    case finished
    case cancelled
  }
}
