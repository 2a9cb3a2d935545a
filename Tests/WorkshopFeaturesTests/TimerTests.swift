import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct TimerTests {
  @Test func `The timer ticks every second until it is stopped`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timer.State()) {
      Timer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked) { $0.seconds = 1 }
    await clock.advance(by: .seconds(2))
    await store.receive(.ticked) { $0.seconds = 2 }
    await store.receive(.ticked) { $0.seconds = 3 }
    await store.send(.stopButtonTapped) { $0.isRunning = false }
  }

  @Test func `Ten minutes on a test clock take no real time`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timer.State()) {
      Timer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.startButtonTapped)
    await clock.advance(by: .seconds(600))
    await store.skipReceivedActions()
    #expect(store.state.seconds == 600)
    await store.send(.stopButtonTapped)
  }

  @Test func `Starting the timer twice does not double the ticks`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timer.State()) {
      Timer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped) { $0.isRunning = true }
    await store.send(.startButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked) { $0.seconds = 1 }
    await store.send(.stopButtonTapped) { $0.isRunning = false }
  }
}
