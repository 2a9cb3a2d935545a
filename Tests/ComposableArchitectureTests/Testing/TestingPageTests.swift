import ComposableArchitecture
import Testing

/// The samples of docs/concepts/testing.md.
@MainActor
struct TestingPageTests {
  @Test func `The counter sample passes`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.incrementButtonTapped) { $0.count = 2 }
  }

  @Test func `A failing assertion prints the difference that the page shows`() async {
    let heard = await failures {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.incrementButtonTapped) { $0.count = 2 }
    }
    #expect(
      heard == [
        """
        2: The state after Counter.Action.incrementButtonTapped is not the expected one:

          − Counter.State(count: 2)
          + Counter.State(count: 1)

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func `A test receives the action of an effect`() async {
    let store = TestStore(initialState: Facts.State()) { Facts() }
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.receive(.factResponse("1 is one")) {
      $0.isLoading = false
      $0.fact = "1 is one"
    }
    let task = await store.send(.task)
    await task.cancel()
  }

  @Test func `A test can receive an action by its case`() async {
    let store = TestStore(initialState: Facts.State()) { Facts() }
    store.exhaustivity = .off
    await store.send(.factButtonTapped)
    await store.receive(/Facts.Action.factResponse) { $0.fact = "1 is one" }
  }

  @Test func `Ten minutes on a test clock take no real time`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Egg.State()) {
      Egg()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped) { $0.isCooking = true }
    await clock.advance(by: .seconds(600))
    await store.receive(.done) { $0.isCooking = false }
  }
}

private struct Counter: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case incrementButtonTapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

private struct Facts: Reducer {
  struct State: Equatable {
    var isLoading = false
    var fact = ""
  }
  enum Action: Equatable {
    case factButtonTapped
    case factResponse(String)
    case task
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .factButtonTapped:
      state.isLoading = true
      return .run { send in await send(.factResponse("1 is one")) }
    case .factResponse(let fact):
      state.isLoading = false
      state.fact = fact
      return .none
    case .task:
      return .run { _ in
        let (events, continuation) = AsyncStream<Never>.makeStream()
        for await _ in events {}
        continuation.finish()
      }
    }
  }
}

private struct Egg: Reducer {
  struct State: Equatable { var isCooking = false }
  enum Action: Equatable {
    case done
    case startButtonTapped
  }
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .done:
      state.isCooking = false
      return .none
    case .startButtonTapped:
      state.isCooking = true
      return .run { send in
        try await clock.sleep(for: .seconds(600))
        await send(.done)
      }
    }
  }
}
