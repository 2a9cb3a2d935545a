import ComposableArchitecture2
import Testing

@MainActor
struct CountdownChecks {
  @Test func `It ends at zero, and begins only once`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Countdown.State()) {
      Countdown().dependency(\.continuousClock, clock)
    }
    store.send(.startTapped) { $0.isRunning = true }
    store.send(.startTapped)
    await clock.advance(by: .seconds(1))
    store.expect { $0.seconds = 2 }
    await clock.advance(by: .seconds(1))
    store.expect { $0.seconds = 1 }
    await clock.advance(by: .seconds(1))
    store.expect {
      $0.seconds = 0
      $0.isRunning = false
    }
    await clock.advance(by: .seconds(5))
  }
}
