import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with Timer, as `export test` wrote it.
@MainActor
struct Scenario20TimeTravelPart2Tests {
  @Test func session() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timer.State(isRunning: false, seconds: 0)) {
      Timer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped) { $0.isRunning = true }
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(1))
    await store.finish()
  }
}
