import Testing

@testable import ComposableArchitecture

/// Large numbers of actions and effects.
@MainActor
struct StoreLimitTests {
  @Test func `A chain of a million .send effects needs neither stack nor memory`() {
    let store = Store(initialState: 0) { Countdown() }
    store.send(.count(1_000_000))
    #expect(store.withState { $0 } == 1_000_000)
    #expect(store.core?.pointee.queue.entries.capacity == 0)
  }

  @Test func `An endless chain of actions can be interrupted, and the store still works`() {
    let store = Store(initialState: 0) { Countdown() }
    store.interrupt { $0 >= 5_000 }
    store.send(.forever)
    let reduced = store.withState { $0 }
    #expect(reduced >= 5_000 && reduced < 10_000)
    store.send(.count(1))
    #expect(store.withState { $0 } == reduced + 1)
  }

  @Test func `100,000 concurrent operations run and finish`() {
    let store = EffectExecution.$current.withValue(.drainedByHand) {
      Store(initialState: 0) { Countdown() }
    }
    let task = store.send(.run(100_000))
    #expect(store.runningEffects.count == 100_000)
    store.drainEffects()
    #expect(store.withState { $0 } == 100_000)
    #expect(task.group?.isFinished == true)
    #expect(store.runningEffects.isEmpty)
  }
}

private struct Countdown: Reducer {
  typealias State = Int

  enum Action {
    /// Counts down to zero with one action per number.
    case count(Int)
    case forever
    case run(Int)
    case ran
  }

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .count(0): return .none
    case .count(let number):
      state += 1
      return .send(.count(number - 1))
    case .forever:
      state += 1
      return .send(.forever)
    case .run(let count):
      return .merge((0..<count).map { _ in .run { send in await send(.ran) } })
    case .ran:
      state += 1
      return .none
    }
  }
}
