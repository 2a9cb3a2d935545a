import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct TimerTests {
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
