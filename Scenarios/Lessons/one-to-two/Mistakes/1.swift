import ComposableArchitecture2
import Testing

@Feature struct Countdown {
  struct State {
    var seconds = 3
    var isRunning = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case startTapped
    case stopTapped
    case ticked
  }

  enum CancelID { case timer }
  @Dependency(\.continuousClock) var clock

  var body: some Feature {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .startTapped:
        state.isRunning = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      case .stopTapped:
        state.isRunning = false
        return .cancel(id: CancelID.timer)
      case .ticked:
        state.seconds -= 1
        guard state.seconds == 0 else { return .none }
        state.isRunning = false
        return .cancel(id: CancelID.timer)
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
