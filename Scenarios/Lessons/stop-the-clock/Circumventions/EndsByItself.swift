import ComposableArchitecture

@Reducer
struct Ticker {
  @ObservableState
  struct State: Equatable {
    var isRunning = false
    var seconds = 0
  }

  enum Action: Equatable {
    case startButtonTapped
    case stopButtonTapped
    case ticked
  }

  enum CancelID { case ticker }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        state.isRunning = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }
        .cancellable(id: CancelID.ticker, cancelInFlight: true)
      case .stopButtonTapped:
        state.isRunning = false
        return .none
      case .ticked:
        state.seconds += 1
        return state.seconds == 3 ? .cancel(id: CancelID.ticker) : .none
      }
    }
  }
}
