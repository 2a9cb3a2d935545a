import Testing

@testable import ComposableArchitecture

@MainActor @Suite struct FinishingTests {
  @Test func `Finishing a store task waits for all parts of a concatenation`() async {
    let store = makeStore(
      .concatenate(
        .run { await $0(.got(1)) },
        .run { await $0(.got(2)) },
        .run { send in
          await Task.yield()
          await send(.got(3))
        }))
    await store.send(.started).finish()
    #expect(store.withState { $0 } == [1, 2, 3])
  }

  @Test func `Finishing a store task waits for all parts of merged concatenations`() async {
    for _ in 0..<50 {
      let store = makeStore(
        .merge(
          .concatenate(.run { await $0(.got(1)) }, .run { await $0(.got(2)) }),
          .concatenate(.run { await $0(.got(3)) }, .run { await $0(.got(4)) })))
      await store.send(.started).finish()
      #expect(store.withState { $0.sorted() } == [1, 2, 3, 4])
    }
  }

  @Test func `A send after the end of its effect is reported and delivered`() async {
    let reported = LockIsolated<[String]>([])
    let store = EffectExecution.$current.withValue(.drainedByHand) {
      makeStore(.run { send in Task { await send(.got(1)) } })
    }
    RuntimeWarning.$sink.withValue(
      .init { warning in reported.withValue { $0.append(warning.code.rawValue) } }
    ) {
      store.send(.started)
      store.drainEffects()
    }
    #expect(reported.value == ["TCA007"])
    #expect(store.withState { $0 } == [1])
  }

  @Test func `A store may end while the thread that has woken its effect is still telling it`()
    async
  {
    for _ in 0..<300 {
      let store = TestStore(initialState: [Int]()) {
        reducer(
          .run { send in
            try await Task.sleep(for: .microseconds(20))
            await send(.got(1))
          })
      }
      await store.send(.started)
      await store.receive(.got(1)) { $0 = [1] }
    }
  }

  private enum Action: Equatable { case started, got(Int) }

  private func makeStore(_ effect: Effect<Action>) -> Store<[Int], Action> {
    Store(initialState: [Int]()) { reducer(effect) }
  }

  private func reducer(_ effect: Effect<Action>) -> Reduce<[Int], Action> {
    Reduce { state, action in
      switch action {
      case .started: return effect
      case .got(let number):
        state.append(number)
        return .none
      }
    }
  }
}
