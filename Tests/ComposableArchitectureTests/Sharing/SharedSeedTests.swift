import Testing

@_spi(TestFailures) @testable import ComposableArchitecture

/// A count under a key.
@Reducer
private struct Keyed {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("keyed")) var count = 0
  }
  enum Action: Equatable { case incrementTapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$count.withLock { $0 += 1 }
      return .none
    }
  }
}

/// A value with a key that a test makes before the store.
@MainActor
struct SharedSeedTests {
  @Test func `A test seeds a key, and asserts it through its own property`() async {
    @Shared(.inMemory("keyed")) var count = 5
    let heard = await failures {
      let store = TestStore(initialState: Keyed.State()) { Keyed() }
      #expect(store.state.count == 5)
      await store.send(.incrementTapped) { _ in $count.withLock { $0 = 6 } }
      await store.send(.incrementTapped) { $0.$count.withLock { $0 = 7 } }
    }
    #expect(heard == [])
    #expect(count == 7)
  }

  @Test func `A store uses the storages of the code that makes it`() {
    @Shared(.inMemory("keyed")) var count = 5
    let store = Store(initialState: Keyed.State()) { Keyed() }
    store.send(.incrementTapped)
    #expect(count == 6)
    let other = Store(initialState: Keyed.State()) {
      Keyed()
    } withDependencies: {
      $0.defaultInMemoryStorage = InMemoryStorage()
    }
    #expect(other.withState(\.count) == 0)
  }
}
