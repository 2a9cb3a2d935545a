import Testing

@testable import ComposableArchitecture

@MainActor @Suite struct TestStoreStepsTests {
  @Test func `In a step's closure the store has the state before the step`() async {
    let store = counter()
    await store.send(.next) { state in
      state = 1
      #expect(store.state == 0)
    }
    #expect(store.state == 1)
    await store.send(.twice) { $0 = 2 }
    await store.receive(.next) { state in
      #expect(store.state == 2)
      state = 3
    }
    #expect(store.state == 3)
  }

  @Test func `An action that was not received before a send can be received after it`() async {
    let heard = await failures {
      let store = counter()
      await store.send(.twice) { $0 = 1 }
      await store.send(.twice) { $0 = 3 }
      await store.receive(.next) { $0 = 2 }
      await store.receive(.next) { $0 = 4 }
    }
    #expect(heard.count == 1)
    #expect(heard.first?.contains("must be asserted with receive") == true)
  }

  @Test func `A skipped effect goes on`() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { state, action in
        state += 1
        guard action == .twice else { return .none }
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.next)
        }
      }
    }
    await store.send(.twice) { $0 = 1 }
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(1))
    await store.receive(.next) { $0 = 2 }
  }

  @Test func `A test may end while skipped effects are in flight`() async {
    let heard = await failures {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Action> { _, _ in .run { _ in try await Task.sleep(for: .seconds(600)) } }
      }
      await store.send(.next)
      await store.skipInFlightEffects()
      await store.finish()
    }
    #expect(heard == [])
  }

  @Test func `An operation can run with other dependencies`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { state, _ in
        @Dependency(\.uuid) var uuid
        state = Int(uuid().uuid.15)
        return .none
      }
    } withDependencies: {
      $0.uuid = .constant(UUID(1))
    }
    await store.withDependencies {
      $0.uuid = .constant(UUID(2))
    } operation: {
      await store.send(.next) { $0 = 2 }
    }
    await store.send(.next) { $0 = 1 }
  }

  @Test func `A clock runs the effects of a test store that have not slept on it yet`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { state, action in
        state += 1
        guard action == .twice else { return .none }
        return .run { send in
          for await _ in stream {
            try await clock.sleep(for: .seconds(1))
            await send(.next)
          }
        }
      }
    }
    let task = await store.send(.twice) { $0 = 1 }
    continuation.yield()
    await clock.advance(by: .seconds(1))
    await store.receive(.next) { $0 = 2 }
    await task.cancel()
  }

  private enum Action { case next, twice }

  /// Counts actions. `twice` sends `next`.
  private func counter() -> TestStore<Int, Action> {
    TestStore(initialState: 0) {
      Reduce<Int, Action> { state, action in
        state += 1
        return action == .twice ? .send(.next) : .none
      }
    }
  }
}
