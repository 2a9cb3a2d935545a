import ComposableArchitecture
import XCTest

@testable import WorkshopFeatures

/// A session with Timer, as `export test` wrote it.
@MainActor
final class Scenario04EffectsPart1XCTests: XCTestCase {
  func testSession() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timer.State(isRunning: false, seconds: 0)) {
      Timer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked) { $0.seconds = 1 }
    await clock.advance(by: .seconds(3))
    await store.receive(.ticked) { $0.seconds = 2 }
    await store.receive(.ticked) { $0.seconds = 3 }
    await store.receive(.ticked) { $0.seconds = 4 }
    await store.send(.stopButtonTapped) { $0.isRunning = false }
    await store.finish()
  }
}
