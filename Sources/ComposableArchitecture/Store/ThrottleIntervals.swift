/// The intervals in which the effects of a store are throttled: what an effect does next depends on them, even if none is in flight.
@MainActor
package struct ThrottleIntervals {
  private let memories: [[AnyHashable]: ThrottleMemory]

  package struct Interval {
    /// A hash of the ID and its place, which is the same in one process.
    package let id: Int
    /// The time until it ends: a `Duration`, or the stride of a scheduler.
    package let timeLeft: Any
    /// The action that was held back last, if any.
    package let action: Any?
  }

  /// The intervals that a store keeps. Root stores only.
  package init<State, Action>(of store: Store<State, Action>) {
    memories = store.core?.pointee.runner?.running.registry.throttling ?? [:]
  }

  /// Whether nothing is stored, not even an interval that has ended.
  package var isEmpty: Bool { memories.isEmpty }

  /// The intervals that are not over, in the same order in one process.
  package var open: [Interval] {
    memories.compactMap { id, memory in
      memory.timeLeft().map { Interval(id: id.hashValue, timeLeft: $0, action: memory.action) }
    }.sorted { $0.id < $1.id }
  }

  /// Lets a store keep these intervals instead of its own. Root stores only.
  package func restore<State, Action>(in store: Store<State, Action>) {
    store.runner.running.registry.throttling = memories
  }
}
