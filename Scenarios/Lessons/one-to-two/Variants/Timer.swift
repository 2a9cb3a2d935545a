import ComposableArchitecture2
import Testing

@Feature struct Countdown {
  struct State {
    var seconds = 3
    var isRunning = false
    @StoreTaskID var timer
  }

  enum Action { case startTapped, stopTapped }

  @Dependency(\.continuousClock) var clock

  var body: some Feature {
    Update { state, action in
      switch action {
      case .startTapped:
        guard !state.isRunning else { return }
        state.isRunning = true
        store.addTask(id: state.timer) {
          for await _ in clock.timer(interval: .seconds(1)) {
            try store.modify {
              $0.seconds -= 1
              $0.isRunning = $0.seconds > 0
            }
            if store.seconds == 0 { return }
          }
        }
      case .stopTapped:
        state.isRunning = false
        store.addTask { store.timer.cancel() }
      }
    }
  }
}

@MainActor
struct CountdownTests {
  @Test func `It counts down, and can be stopped`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Countdown.State()) {
      Countdown().dependency(\.continuousClock, clock)
    }
    store.modify { $0.seconds = 2 } changes: { $0.seconds = 2 }
    store.send(.startTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    store.expect { $0.seconds = 1 }
    store.send(.stopTapped) { $0.isRunning = false }
    await clock.advance(by: .seconds(5))
    store.send(.startTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    store.expect {
      $0.seconds = 0
      $0.isRunning = false
    }
  }
}
