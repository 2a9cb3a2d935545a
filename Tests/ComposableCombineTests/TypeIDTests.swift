import ComposableCombine
import Testing

/// Types in place of IDs, as features before 1.0 write them.
@Suite("Types in place of IDs")
@MainActor
struct TypeIDTests {
  private enum ID {}
  private enum OtherID {}
  private typealias Queue = TestSchedulerOf<DispatchQueue>

  /// The operators that start an effect with a type.
  private static let starts: [(String, (Queue) -> Effect<Int>)] = [
    ("cancellable", { _ in endless.cancellable(id: ID.self) }),
    (
      "timer",
      { Effect<Queue.SchedulerTimeType>.timer(id: ID.self, every: 1, on: $0).map { _ in 1 } }
    ),
    ("debounce", { .send(1).debounce(id: ID.self, for: 1, scheduler: $0) }),
    ("throttle", { endless.throttle(id: ID.self, for: 1, scheduler: $0, latest: true) }),
    (
      "withTaskCancellation",
      { _ in .run { _ in try await withTaskCancellation(id: ID.self) { try await Task.never() } } }
    ),
  ]

  private static var endless: Effect<Int> { .run { _ in try await Task.never() } }

  /// Those that cancel it.
  private static let ends: [(String, Effect<Int>)] = [
    ("cancel", .cancel(id: ID.self)),
    ("cancel(ids:)", .cancel(ids: [OtherID.self, ID.self])),
    ("Task.cancel", .run { _ in Task.cancel(id: ID.self) }),
    ("cancelInFlight", .run { _ in }.cancellable(id: ID.self, cancelInFlight: true)),
  ]

  @Test("An effect with a type is cancelled by each operator that names the type")
  func oneID() {
    for (start, effect) in Self.starts {
      for (end, cancel) in Self.ends {
        let store = store(effect(DispatchQueue.test), cancel)
        send(0, to: store)
        #expect(store.runningEffects.count == 1, "\(start)")
        send(1, to: store)
        #expect(store.runningEffects.isEmpty, "\(start), \(end)")
      }
    }
  }

  @Test("It is not cancelled by another type")
  func otherID() {
    for (start, effect) in Self.starts {
      let store = store(effect(DispatchQueue.test), .cancel(id: OtherID.self))
      send(0, to: store)
      send(1, to: store)
      #expect(store.runningEffects.count == 1, "\(start)")
    }
  }

  private func send(_ action: Int, to store: StoreOf<Reduce<Int, Int>>) {
    store.send(action)
    _ = store.drainEffects()
  }

  private func store(_ start: Effect<Int>, _ end: Effect<Int>) -> StoreOf<Reduce<Int, Int>> {
    EffectExecution.$current.withValue(.drainedByHand) {
      Store(initialState: 0) {
        Reduce<Int, Int> { _, action in action == 0 ? start : end }
      }
    }
  }
}
