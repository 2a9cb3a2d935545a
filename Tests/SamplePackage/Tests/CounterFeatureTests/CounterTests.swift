import ComposableArchitecture
import CounterFeature
import DependenciesTestSupport
import Foundation
import Testing

@MainActor
@Suite(.dependencies { $0.facts.fetch = { "\($0) is a good number" } })
struct CounterTests {
  struct Offline: Error {}

  func makeStore(_ count: Int = 0) -> TestStoreOf<Counter> {
    TestStore(initialState: Counter.State(count: count)) { Counter() }
  }

  @Test func increment() async {
    let store = makeStore()
    await store.send(.incrementButtonTapped) { $0.count = 1 }
  }

  @Test func decrement() async {
    let store = makeStore()
    await store.send(.decrementButtonTapped) { $0.count = -1 }
  }

  @Test func reset() async {
    let store = makeStore(5)
    await store.send(.resetButtonTapped) { $0.count = 0 }
  }

  @Test func factFromTheSuite() async {
    let store = makeStore(7)
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse) {
      $0.isLoading = false
      $0.fact = "7 is a good number"
    }
  }

  @Test(.dependencies { $0.facts.fetch = { _ in throw Offline() } })
  func factFails() async {
    let store = makeStore()
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse.failure) { $0.isLoading = false }
  }

  @Test(.dependency(\.facts, FactClient(fetch: { "\($0) of dependencies" })))
  func factFromDependencies() async {
    let store = makeStore(2)
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse.success) {
      $0.isLoading = false
      $0.fact = "2 of dependencies"
    }
  }

  @Test func changeRemovesTheFact() async {
    let store = makeStore(2)
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse) {
      $0.isLoading = false
      $0.fact = "2 is a good number"
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 3
      $0.fact = nil
    }
  }

  @Test func timer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerActive = true }
    await clock.advance(by: .seconds(2))
    await store.receive(\.timerTick) { $0.count = 1 }
    await store.receive(\.timerTick) { $0.count = 2 }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerActive = false }
  }

  @Test func resetStopsTheTimer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State(count: 3)) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerActive = true }
    await store.send(.resetButtonTapped) {
      $0.count = 0
      $0.isTimerActive = false
    }
    await clock.advance(by: .seconds(5))
  }

  @Test(.dependency(\.urlSession, .shared))
  func session() {
    @Dependency(\.urlSession) var urlSession
    #expect(urlSession === URLSession.shared)
  }

  @Test(arguments: [-1, 0, 1, 100]) func increments(from count: Int) async {
    let store = makeStore(count)
    await store.send(.incrementButtonTapped) { $0.count = count + 1 }
  }
}
