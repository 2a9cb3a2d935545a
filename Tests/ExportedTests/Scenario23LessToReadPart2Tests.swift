import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with Timer, as `export test` wrote it.
@MainActor
struct Scenario23LessToReadPart2Tests {
  @Test func session() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timer.State(isRunning: false, seconds: 0)) {
      Timer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(60))
    await store.receive(.ticked) { $0.seconds = 1 }
    await store.receive(.ticked) { $0.seconds = 2 }
    await store.receive(.ticked) { $0.seconds = 3 }
    await store.receive(.ticked) { $0.seconds = 4 }
    await store.receive(.ticked) { $0.seconds = 5 }
    await store.receive(.ticked) { $0.seconds = 6 }
    await store.receive(.ticked) { $0.seconds = 7 }
    await store.receive(.ticked) { $0.seconds = 8 }
    await store.receive(.ticked) { $0.seconds = 9 }
    await store.receive(.ticked) { $0.seconds = 10 }
    await store.receive(.ticked) { $0.seconds = 11 }
    await store.receive(.ticked) { $0.seconds = 12 }
    await store.receive(.ticked) { $0.seconds = 13 }
    await store.receive(.ticked) { $0.seconds = 14 }
    await store.receive(.ticked) { $0.seconds = 15 }
    await store.receive(.ticked) { $0.seconds = 16 }
    await store.receive(.ticked) { $0.seconds = 17 }
    await store.receive(.ticked) { $0.seconds = 18 }
    await store.receive(.ticked) { $0.seconds = 19 }
    await store.receive(.ticked) { $0.seconds = 20 }
    await store.receive(.ticked) { $0.seconds = 21 }
    await store.receive(.ticked) { $0.seconds = 22 }
    await store.receive(.ticked) { $0.seconds = 23 }
    await store.receive(.ticked) { $0.seconds = 24 }
    await store.receive(.ticked) { $0.seconds = 25 }
    await store.receive(.ticked) { $0.seconds = 26 }
    await store.receive(.ticked) { $0.seconds = 27 }
    await store.receive(.ticked) { $0.seconds = 28 }
    await store.receive(.ticked) { $0.seconds = 29 }
    await store.receive(.ticked) { $0.seconds = 30 }
    await store.receive(.ticked) { $0.seconds = 31 }
    await store.receive(.ticked) { $0.seconds = 32 }
    await store.receive(.ticked) { $0.seconds = 33 }
    await store.receive(.ticked) { $0.seconds = 34 }
    await store.receive(.ticked) { $0.seconds = 35 }
    await store.receive(.ticked) { $0.seconds = 36 }
    await store.receive(.ticked) { $0.seconds = 37 }
    await store.receive(.ticked) { $0.seconds = 38 }
    await store.receive(.ticked) { $0.seconds = 39 }
    await store.receive(.ticked) { $0.seconds = 40 }
    await store.receive(.ticked) { $0.seconds = 41 }
    await store.receive(.ticked) { $0.seconds = 42 }
    await store.receive(.ticked) { $0.seconds = 43 }
    await store.receive(.ticked) { $0.seconds = 44 }
    await store.receive(.ticked) { $0.seconds = 45 }
    await store.receive(.ticked) { $0.seconds = 46 }
    await store.receive(.ticked) { $0.seconds = 47 }
    await store.receive(.ticked) { $0.seconds = 48 }
    await store.receive(.ticked) { $0.seconds = 49 }
    await store.receive(.ticked) { $0.seconds = 50 }
    await store.receive(.ticked) { $0.seconds = 51 }
    await store.receive(.ticked) { $0.seconds = 52 }
    await store.receive(.ticked) { $0.seconds = 53 }
    await store.receive(.ticked) { $0.seconds = 54 }
    await store.receive(.ticked) { $0.seconds = 55 }
    await store.receive(.ticked) { $0.seconds = 56 }
    await store.receive(.ticked) { $0.seconds = 57 }
    await store.receive(.ticked) { $0.seconds = 58 }
    await store.receive(.ticked) { $0.seconds = 59 }
    await store.receive(.ticked) { $0.seconds = 60 }
    await store.skipInFlightEffects()
  }
}
