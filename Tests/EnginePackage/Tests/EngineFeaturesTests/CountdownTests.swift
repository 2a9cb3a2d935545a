import ComposableArchitecture

@testable import EngineFeatures
import Testing

@MainActor
struct CountdownTests {
  @Test func countdown() async {
    let clock = TestClock()
    let store = TestStore(initialState: Countdown.State()) {
      Countdown()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped)
    for seconds in [2, 1] {
      await clock.advance(by: .seconds(1))
      await store.receive(\.ticked) {
        $0.$seconds.withLock { $0 = seconds }
        $0.label.content = "\(seconds)"
      }
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) {
      $0.$seconds.withLock { $0 = 0 }
      $0.label.content = "0"
      $0.alert = AlertState {
        TextState("Time is up")
      } actions: {
        ButtonState(action: .againButtonTapped) { TextState("Again") }
      }
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }
}
